"""A window with a WebKit view for WebKitWebDriver.

MiniBrowser, the driver's default, can't be narrower than 447 px, can't print to a file, and doesn't
report console messages. This window writes them to the file `log` in the folder.
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


def save(_context, download):
    def choose(download, name):
        download.set_destination("file://" + os.path.join(folder, name))

    download.connect("decide-destination", choose)


def make_settings():
    made = WebKit2.Settings(
        enable_javascript=settings["scripts"], enable_write_console_messages_to_stdout=True
    )
    known = WebKit2.Settings.get_all_features()
    for feature in (known.get(index) for index in range(known.get_length())):
        if feature.get_identifier() == "CommandAttributes":
            made.set_feature_enabled(feature, settings["commands"])
    return made


def print_page(view):
    """Prints the page to a file in the folder, because print() does nothing under automation."""
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
    operation.print_()
    return True


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context, settings=make_settings(), is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    view.grab_focus()
    # Without a window manager, the window doesn't get the focus by itself.
    window.get_window().focus(Gdk.CURRENT_TIME)
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page, view)
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("window")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


with open(os.path.join(folder, "pid"), "w") as file:
    file.write(str(os.getpid()))
log = os.open(os.path.join(folder, "log"), os.O_CREAT | os.O_WRONLY | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)  # an ephemeral context logs nothing
# Only requests to the tested site can succeed.
nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
context.set_automation_allowed(True)
context.connect("automation-started", start)
context.connect("download-started", save)
Gtk.main()
