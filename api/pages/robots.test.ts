import { globSync, readFileSync } from 'node:fs';
import untypedParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { plainText } from '#domain/messages/plain-text.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';

/** Its types describe an ES module, which it is not. */
const robotsParser = untypedParser as unknown as (url: string, text: string) => Robots;

interface Robots {
  isAllowed(url: string, robot: string): boolean | undefined;
  getSitemaps(): string[];
}

const publicUrl = 'https://bluebonnet.example';

async function site() {
  const api = await bookedAppointment({ front: await distForTest(), publicUrl });
  const { text, headers } = await api.send('GET /robots.txt');
  const robots = robotsParser(`${publicUrl}/robots.txt`, text);
  return {
    ...api,
    text,
    headers,
    robots,
    isAllowed: (address: string) => robots.isAllowed(new URL(address, publicUrl).href, 'Google'),
  };
}

/** The addresses of the site that the documents name. */
const documented = globSync('docs/*.md').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/https:\/\/(?:HOST|<your domain>)(\/[^\s"'`)<>]*)/g),
    ([, path = '']) => path,
  ),
);

/** The addresses of the site in a mail of each kind. */
const mailed = messageKinds.flatMap((kind) => {
  const message = composeMessage(
    { kind, about: sampleSubject(kind, defaultBusiness) },
    {
      business: defaultBusiness,
      publicUrl,
      ownerEmail: 'owner@example.com',
      rules: { driveTime: true },
      templates: {},
      manageUrl: `${publicUrl}/appointment/0123`,
      agentUrl: `${publicUrl}/agent/0123`,
      reportUrl: `${publicUrl}/report/0123`,
    },
  );
  return Array.from(plainText(message).matchAll(/https:\/\/bluebonnet\.example\S*/g), String);
});

describe('robots.txt', () => {
  it('disallows admin and API, and names the sitemap', async () => {
    const { headers, robots, isAllowed, path } = await site();
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(robots.getSitemaps()).toEqual([`${publicUrl}/sitemap.xml`]);
    for (const address of ['/admin/bookings', '/api/bookings', '/api/calendar/slots', path]) {
      expect(isAllowed(address), address).toBe(false);
    }
  });

  it('allows the addresses that screens give for other programs', async () => {
    const { call, path, isAllowed, text } = await site();
    const { url } = JSON.parse((await call('POST /api/calendar-feed')).text) as { url: string };
    const rules = text.split('\n').filter((line) => /^(Allow|Disallow):/.test(line));
    expect(rules.at(-1)).toBe('Disallow: /api/');
    const addresses = [url, `${path}/appointment.ics`, '/api/mcp', '/feed.xml', '/es/feed.xml'];
    for (const address of addresses) expect(isAllowed(address), address).toBe(true);
  });

  it('allows the addresses that documents and mails give, but for the owner’s screens', async () => {
    const { isAllowed } = await site();
    expect(documented).toContain('/api/stripe/webhook');
    const addresses = [...documented, ...mailed];
    // `https://HOST/api/${path}` stands for all of them.
    const given = addresses.filter((one) => !one.includes('/admin') && !one.includes('$'));
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter((address) => !isAllowed(address))).toEqual([]);
  });
});
