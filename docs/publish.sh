#!/bin/sh
# Puts a built site in the place of the present one, which stays at hand as the previous one:
#
#   docs/publish.sh public /srv/farm-road
#
# The switch is one rename: every request is answered from the old build or from the new one.
set -eu
site=$1
folder=$2

mkdir -p "$folder/releases"
release=$(mktemp -d "$folder/releases/$(date -u +%Y%m%d-%H%M%S)-XXXX")
chmod 755 "$release"
cp -Rp "$site/." "$release"
find "$release" -type f -size +1k \
    \( -name '*.html' -o -name '*.js' -o -name '*.json' -o -name '*.svg' -o -name '*.css' \
    -o -name '*.xml' -o -name '*.txt' -o -name '*.webmanifest' \) -exec gzip -9 -k -f {} +

# Points a link elsewhere at once; ln -sf alone takes it away first.
point() {
    ln -s "$2" "$folder/$1.new"
    mv -T "$folder/$1.new" "$folder/$1"
}
rm -f "$folder/current.new" "$folder/previous.new"
if [ -e "$folder/current" ]; then point previous "$(readlink "$folder/current")"; fi
point current "releases/$(basename "$release")"

for old in "$folder"/releases/*; do
    case "releases/$(basename "$old")" in
    "$(readlink "$folder/current")" | "$(readlink "$folder/previous" || true)") ;;
    *) rm -rf "$old" ;;
    esac
done
