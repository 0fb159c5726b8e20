#!/bin/sh
# Replaces the published site with a build, and keeps the files of the build before as `previous`:
#
#   docs/publish.sh public /srv/farm-road
#
# The switch is one rename, so each request gets a file of the old build or of the new one.
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

# Changes a link in one step. ln -sf would remove it first.
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
