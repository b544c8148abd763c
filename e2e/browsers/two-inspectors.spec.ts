import { secondBusinessFile } from '#domain/business/testing/second-business.ts';
import { OWNER_PASSWORD, startServer } from '../fixtures/server-process.ts';
import { type SlowProxy, startSlowProxy } from '../fixtures/slow-proxy.ts';
import { test as base, expect } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A partner's page with the snippets of two inspectors, whose files come in any order. */

interface Inspectors {
  first: SlowProxy;
  second: SlowProxy;
}

const test = base.extend<object, { inspectors: Inspectors }>({
  inspectors: [
    async ({ server }, use) => {
      const other = await startServer({ samples: false });
      await importSecondBusiness(other.url);
      const [first, second] = [await startSlowProxy(server.url), await startSlowProxy(other.url)];
      await use({ first, second });
      await Promise.all([first.close(), second.close()]);
      await other.close();
    },
    { scope: 'worker' },
  ],
});

async function importSecondBusiness(origin: string) {
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  };
  const session = await post('/api/session', { password: OWNER_PASSWORD });
  await post('/api/business/import', secondBusinessFile, session.join('; '));
}

const names = { first: 'Bluebonnet Home Inspections', second: secondBusinessFile.profile.name };
type Side = keyof typeof names;
const sides: readonly Side[] = ['first', 'second'];
const otherOf = (side: Side): Side => (side === 'first' ? 'second' : 'first');

const script = ({ origin }: SlowProxy) =>
  `<script type="module" src="${origin}/embed/v1.js"></script>`;

const widgets = (attributes = '') => `<inspection-quote${attributes}></inspection-quote>
<inspection-booking${attributes}></inspection-booking>`;

/** The snippets as they are pasted: a script before its tags. */
const snippets = (inspectors: Inspectors, content: string) =>
  sides
    .map((side) => `<section id="${side}">${script(inspectors[side])}${content}</section>`)
    .join('');

async function expectOwn(visitor: Visitor, tags = ['inspection-quote', 'inspection-booking']) {
  for (const side of sides) {
    for (const tag of tags) {
      const within = `#${side} ${tag}`;
      await visitor.run((found) => document.querySelector(found)?.scrollIntoView(), within);
      await visitor.expectText(names[side], { within });
      const text = await visitor.run((found) => globalThis.inPage.text(found), within);
      expect(text, within).not.toContain(names[otherOf(side)]);
    }
  }
}

async function bookQuote(visitor: Visitor, place: { within: string }) {
  await visitor.choose('Property type', 'residential', place);
  await visitor.fill('Square footage', '2400', place);
  await visitor.click('button', 'Calculate My Quote', place);
  await visitor.click('link', 'Book this ·', place);
}

const policyOf = ({ first, second }: Inspectors) =>
  `default-src 'self'; script-src 'self' ${first.origin} ${second.origin}; style-src 'self'; connect-src ${first.origin} ${second.origin}`;

test.beforeEach(({ inspectors }) => {
  for (const side of sides) Object.assign(inspectors[side], { delay: 0, calls: [] });
});

for (const slow of sides) {
  test.describe(`with the files of the ${slow} inspector late`, () => {
    test.beforeEach(({ inspectors }) => {
      inspectors[slow].delay = 600;
    });

    test('each tag names, asks and hands its quote to the inspector of its snippet', async ({
      visitor,
      host,
      inspectors,
    }) => {
      const page = `<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
<script src="/record-errors.js"></script></head>
<body>${snippets(inspectors, widgets(' partner="jane-doe-realty"'))}</body></html>`;
      await visitor.open(host.publishDocument(page, policyOf(inspectors)));
      await expectOwn(visitor);
      for (const side of sides) {
        await visitor.until(async () =>
          expect(inspectors[side].calls).toContain('GET /api/calendar/days'),
        );
      }
      await bookQuote(visitor, { within: '#second inspection-quote' });
      await visitor.expectText('Residential, 2,400 sq ft', {
        within: '#second inspection-booking',
      });
      const text = await visitor.run(() => globalThis.inPage.text('#first inspection-booking'));
      expect(text).not.toContain('2,400 sq ft');
    });

    test('buttons and their dialogs too', async ({ visitor, host, inspectors }) => {
      const page = `<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
<script src="/record-errors.js"></script></head>
<body>${snippets(inspectors, widgets(' display="button"'))}</body></html>`;
      await visitor.open(host.publishDocument(page, policyOf(inspectors)));
      await expectOwn(visitor);
      const quote = { within: '#second inspection-quote' };
      await visitor.click('button', 'Get an instant quote', quote);
      await bookQuote(visitor, quote);
      const booking = { within: '#second inspection-booking' };
      await visitor.expectText('Residential, 2,400 sq ft', booking);
      await visitor.expectText(names.second, booking);
      await visitor.until(async () =>
        expect(inspectors.second.calls).toContain('GET /api/calendar/days'),
      );
      expect(inspectors.first.calls).toEqual([]);
    });
  });
}

test('with one script, api-base decides whose widget it is', async ({
  visitor,
  host,
  inspectors,
}) => {
  const { first, second } = inspectors;
  const page = `<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
<script src="/record-errors.js"></script>${script(first)}</head>
<body><section id="first">${widgets()}</section>
<section id="second">${widgets(` api-base="${second.origin}"`)}</section></body></html>`;
  await visitor.open(host.publishDocument(page, policyOf(inspectors)));
  await expectOwn(visitor);
  await bookQuote(visitor, { within: '#second inspection-quote' });
  await visitor.expectText('Residential, 2,400 sq ft', { within: '#second inspection-booking' });
});
