/** Names of a browser and its system; empty if the `User-Agent` names none that we know. */
export type Device = { browser: string; system: string }

/** The order matters: each of these also names those below it. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['LINE', /\bLine\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

export function deviceOf(userAgent: string | null): Device {
  const nameIn = (names: readonly [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
