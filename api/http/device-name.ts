const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * Browser and system of a `User-Agent`, such as 'Safari on an iPhone'; undefined when neither is
 * known. Holds only names from the lists above, never the client's text.
 */
export function deviceName(userAgent: string): string | undefined {
  const named = (names: typeof browsers | typeof systems) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  return system ? `${browser ?? 'A browser'} on ${system}` : browser;
}
