import { widgetTags } from '#widgets/registry.ts';
import { today } from '../fixtures/admin-bookings.ts';
import { freeTimes, weekdayAhead } from '../fixtures/bookings.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { publicPaths } from '../fixtures/page-texts.ts';
import { call, expectNoTrace, shownOn, test } from '../fixtures/second-business.ts';
import { expect } from '../fixtures/test.ts';

// Once another business has been imported, nothing that is served says anything of the first one.

test.use({
  storeName: 'second business',
  timezoneId: 'America/New_York',
  expectedMessages: /status of 404/,
});

/** Code, fonts and pictures, in which no text is looked for. */
const isFile = /^\/(?:assets|widgets|admin\/assets|embed-pictures)\/|\.(?:png|ico|webp|woff2)$/;

const links = /(?:href|src|poster)="([^"]+)"|<loc>([^<]+)/g;

const startingPoints = [
  '/',
  '/embed',
  '/embed/docs',
  '/request-sent',
  '/appointment/unknown',
  // Mails lead to it.
  '/agent',
  '/nowhere',
  '/admin',
  '/sitemap.xml',
  '/feed.xml',
  '/llms.txt',
  '/robots.txt',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/admin/manifest.webmanifest',
  '/embed.js',
  '/embed/v1.js',
  '/embed/v1.json',
  '/embed/facts.js',
  '/embed/facts.json',
  '/api/openapi.json',
  '/api/docs',
  '/api/embed',
  '/api/business',
  '/api/reviews',
  '/api/promotions',
  '/api/privacy',
];

test('every page and file', async ({ request, server }) => {
  const found = new Set(startingPoints);
  // Grows while it is read: a set yields what is added to it.
  for (const path of found) {
    const answer = await request.get(path);
    const text = await answer.text();
    expectNoTrace(path, text);
    if (!/html|xml/.test(answer.headers()['content-type'] ?? '')) continue;
    for (const [, link = '', loc = ''] of text.matchAll(links)) {
      const { origin, pathname, search } = new URL(link || loc, server.url + path);
      if (origin === server.url && !isFile.test(pathname)) found.add(pathname + search);
    }
  }
  // Of the first business, and drawn: no text of theirs is found.
  expect(await (await request.get('/embed/docs/look')).text()).not.toContain('/embed-pictures/');
  for (const path of publicPaths.filter((one) => !one.startsWith('/blog/'))) {
    expect.soft([...found]).toContain(path);
  }
});

test('every page with its scripts', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path);
    await hydrated(page);
    expectNoTrace(path, await shownOn(page));
  }
});

test('the elements on a partner’s page', async ({ page, host }) => {
  const body = widgetTags.map((tag) => `<${tag}></${tag}>`).join('\n');
  await page.goto(host.publish({ body }));
  for (const tag of widgetTags) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(`${tag} .ui-host`)).toBeAttached();
  }
  await page.waitForLoadState('networkidle');
  expectNoTrace('a partner’s page', await shownOn(page));
});

const client = {
  name: 'Ida Moves',
  email: 'ida@example.com',
  phone: '(706) 555-0144',
  address: '88 Prince Avenue, Athens, GA 30601',
};

test('the mails of a booking and of a request, and the client’s page', async ({
  page,
  request,
  owner,
  smtp,
  server,
}) => {
  const headers = { Origin: server.url };
  // Far enough ahead to be moved by the client.
  const date = weekdayAhead(today, 0);
  const [time] = await freeTimes(request, date);
  const first = { date, time };
  const { manageUrl } = await call<{ manageUrl: string }>(request, 'post', '/api/calendar/book', {
    ...client,
    ...first,
    inspectionType: 'buyer',
    agentName: 'Jane Doe',
    agentEmail: 'jane@example.com',
    agentCopy: true,
    quote: { propertyType: 'residential', squareFootage: 2400 },
  });
  await call(request, 'post', '/api/contact', {
    ...client,
    firstName: 'Ida',
    lastName: 'Moves',
    propertyAddress: client.address,
    inspectionType: 'residential',
  });
  await smtp.mails(5);

  await page.goto(manageUrl);
  await hydrated(page);
  expectNoTrace('the client’s page', await shownOn(page));
  const feed = await owner.post('/api/calendar-feed');
  const { url } = (await feed.json()) as { url: string };
  const token = manageUrl.split('/').at(-1);
  for (const address of [url, `/api/appointments/${token}/appointment.ics`]) {
    expectNoTrace(address, await (await request.get(address)).text());
  }

  const own = `/api/appointments/${token}`;
  const starts = await call<{ time: string }[]>(request, 'get', `${own}/slots?date=${date}`);
  const to = { date, time: starts.find((start) => start.time !== time)?.time };
  const moved = await request.post(`${own}/move`, { data: { from: first, to }, headers });
  expect(moved.ok(), await moved.text()).toBe(true);
  await smtp.mails(8);
  const canceled = await request.post(`${own}/cancel`, { data: { from: to }, headers });
  expect(canceled.ok(), await canceled.text()).toBe(true);
  const mails = await smtp.mails(12);
  expect(mails.filter(({ parsed }) => parsed.attachments.length > 0)).toHaveLength(6);
  for (const { raw, parsed } of mails) {
    const files = parsed.attachments.map(({ content }) => content.toString());
    const parts = [raw.split('\r\n\r\n')[0], parsed.text, parsed.html, ...files];
    expectNoTrace(`the mail “${parsed.subject}”`, parts.join('\n'));
    expect.soft(parsed.from?.text).toContain('Oconee Home Inspection');
  }
});
