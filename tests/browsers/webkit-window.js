/**
 * A window with nothing in it but WebKit, for GJS; WebKitWebDriver tells it what to do. What Debian's MiniBrowser keeps
 * under automation ends with it, and it is wider than a phone; this keeps a profile and is as wide as a phone.
 */
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [profile] = ARGV
Gtk.init(null)
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
})
const [, preload] = GLib.file_get_contents(`${profile}/preload.js`)
const before = new WebKit.UserScript(
  new TextDecoder().decode(preload),
  WebKit.UserContentInjectedFrames.TOP_FRAME,
  WebKit.UserScriptInjectionTime.START,
  null,
  null,
)
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (_, name) => {
    download.set_destination(`file://${profile}/saved/${name}`)
    return true
  })
})
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  const about = new WebKit.ApplicationInfo()
  about.set_name('WebKitGTK')
  about.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(about)
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true })
    view.get_user_content_manager().add_script(before)
    view.get_settings().enable_write_console_messages_to_stdout = true
    // No window manager is there to ask, so none may stand between.
    const window = new Gtk.Window({ type: Gtk.WindowType.POPUP })
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    view.connect('close', () => window.destroy())
    return view
  })
})
Gtk.main()
