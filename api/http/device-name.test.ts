import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/125.0.0.0`,
    'Opera on Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} OPT/6.1 Mobile/15E148`,
    'Opera on an iPhone',
  ],
  ['Opera/9.80 (X11; Linux x86_64) Presto/2.12.388 Version/12.16', 'Opera on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36 EdgA/142.0.0.0`,
    'Edge on Android',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${webKit} Version/19.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`,
    'Edge on an iPad',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox on an iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on a Chromebook'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8 (Macintosh)', 'A browser on a Mac'],
  ['<script>alert(1)</script>', undefined],
  ['', undefined],
])('%s is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
