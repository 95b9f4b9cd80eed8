/**
 * What Chromium leaves out in the journeys. A whole Chromium without a window still builds the window's parts for each
 * context, and loads two pages for the list below its address field: two thirds of the time of a page that is opened.
 * A second `--disable-features` replaces the first one, so this list begins with what Playwright leaves out.
 */
const featuresLeftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The parts of the window.
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** The command line of Chromium in the journeys, beside what Playwright gives it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // A headless shell would set letters to whole pixels otherwise, wider than on a phone: pages become longer.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresLeftOut.join(',')}`,
]
