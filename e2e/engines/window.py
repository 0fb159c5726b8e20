"""A bare window with WebKit in it, for WebKitWebDriver to drive.

MiniBrowser, which it drives else, can't be narrower than 447 px, and tells nothing of the console,
of downloads and of addresses that are other programs'. Here they are written to the folder's log,
a JSON object a line.
"""

import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

settings = json.loads(sys.argv[1])
folder = settings["folder"]
log_file = open(os.path.join(folder, "log"), "a", buffering=1)

# Runs in each page before its own scripts.
WATCH = """
(() => {
  const note = (kind, text) => webkit.messageHandlers.log.postMessage(JSON.stringify({ kind, text }));
  const { error } = console;
  console.error = (...parts) => {
    note("error", parts.join(" "));
    error.apply(console, parts);
  };
  addEventListener("error", ({ message }) => message && note("error", message));
  addEventListener("unhandledrejection", ({ reason }) => note("error", String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note("violation", `${effectiveDirective} ${blockedURI}`),
  );
})();
"""


def log(kind, text):
    log_file.write(json.dumps({"kind": kind, "text": text}) + "\n")


def keep_here(_view, decision, kind):
    """Logs addresses of other programs, like mailto:, instead of starting those."""
    if kind == WebKit2.PolicyDecisionType.RESPONSE:
        return False
    address = decision.get_navigation_action().get_request().get_uri()
    if address.startswith(("http:", "https:", "about:", "data:", "blob:")):
        return False
    log("handed-over", address)
    decision.ignore()
    return True


def save(_context, download):
    def choose(download, name):
        download.set_destination("file://" + os.path.join(folder, name))

    download.connect("decide-destination", choose)
    download.connect("finished", lambda one: log("download", one.get_destination()[7:]))


def make_settings():
    made = WebKit2.Settings(enable_javascript=settings["scripts"])
    known = WebKit2.Settings.get_all_features()
    for feature in (known.get(index) for index in range(known.get_length())):
        if feature.get_identifier() in settings["features"]:
            made.set_feature_enabled(feature, settings["features"][feature.get_identifier()])
    return made


def make_watcher():
    watcher = WebKit2.UserContentManager()
    watcher.register_script_message_handler("log")
    take = lambda _watcher, result: log(**json.loads(result.get_js_value().to_string()))
    watcher.connect("script-message-received::log", take)
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    time = WebKit2.UserScriptInjectionTime.START
    watcher.add_script(WebKit2.UserScript.new(WATCH, frames, time, None, None))
    return watcher


def print_page(view):
    """Prints into the folder: the page's own print() does nothing when it is driven."""
    target = os.path.join(folder, "print.pdf")
    operation = WebKit2.PrintOperation.new(view)
    printing = Gtk.PrintSettings()
    printing.set_printer("Print to File")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + target + ".part")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    operation.set_print_settings(printing)
    setup = Gtk.PageSetup()
    setup.set_paper_size_and_default_margins(Gtk.PaperSize.new(Gtk.PAPER_NAME_LETTER))
    operation.set_page_setup(setup)
    operation.connect("finished", lambda _operation: os.rename(target + ".part", target))
    operation.connect("failed", lambda _operation, error: log("error", error.message))
    operation.print_()
    return True


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=make_settings(),
        user_content_manager=make_watcher(),
        is_controlled_by_automation=True,
    )
    view.connect("decide-policy", keep_here)
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    view.grab_focus()
    # There is no window manager that would give it the focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page, view)
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("window")
    numbers = ("major", "minor", "micro")
    about.set_version(*(getattr(WebKit2, f"get_{number}_version")() for number in numbers))
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


with open(os.path.join(folder, "pid"), "w") as file:
    file.write(str(os.getpid()))
context = WebKit2.WebContext.new_ephemeral()
# Nothing but the tested site is asked for anything.
nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"])
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, nowhere
)
context.set_automation_allowed(True)
context.connect("automation-started", start)
context.connect("download-started", save)
Gtk.main()
