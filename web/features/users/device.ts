import { deviceCopy as copy } from '#core/copy/records/users.ts';

// Order matters: user-agent strings also contain the names of the browsers they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Headless Chrome'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (table: readonly [RegExp, string][], text: string) => table.find(([mark]) => mark.test(text))?.[1];

export interface Device {
  name: string;
  isMobile: boolean;
}

/** A device name that people recognize, such as "Firefox on Windows". */
export function deviceOf(userAgent: string): Device {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  const name = browser && system ? copy.on(browser, system) : (browser ?? system ?? copy.unknownDevice);
  return { name, isMobile: /\b(Mobile|iPhone|iPad|Android)\b/.test(userAgent) };
}
