import { businessToday } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { reservedSizeOf, type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { weekdayAhead } from '../fixtures/bookings.ts';
import { expectedWidths, hostBoxes, hostBoxStyles } from '../fixtures/host-boxes.ts';
import type { Target } from './page-script.ts';
import { publishPage, reservedSizeCss } from './partner-page.ts';
import { book, calculateQuote, requestInspection } from './steps.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** What the documents for partners promise to a page that embeds the widgets, as in guest.spec.ts of Chromium. */

const inFlow = widgetTags.filter((tag) => reservedSizeOf(tag));
const markup = (tag: WidgetTag) => `<${tag} partner="jane-doe-realty"></${tag}>`;
const all = widgetTags.map(markup).join('\n');

/** What the first view of each element shows. */
const firstViews: Readonly<Record<WidgetTag, Target>> = {
  'inspection-quote': { role: 'button', name: 'Calculate My Quote' },
  'inspection-booking': { role: 'grid' },
  'inspection-contact': { label: 'First name' },
  'inspection-pricing': { role: 'table', name: 'Base price by square footage' },
  'inspection-reviews': { role: 'heading', name: 'Reviews From All Platforms' },
  'inspection-tips': { role: 'button', name: 'Get Maintenance Tips' },
  'inspection-promo': { role: 'region', name: 'Current offer' },
  'inspection-chat': { role: 'button', name: 'Questions? Ask us' },
};

const scrollTo = (visitor: Visitor, selector: string) =>
  visitor.run((found) => document.querySelector(found)?.scrollIntoView(), selector);

/** An element is fetched when it comes near the screen; the promotion is due after 3 seconds. */
async function expectReady(visitor: Visitor, tags: readonly WidgetTag[] = widgetTags) {
  for (const tag of tags) {
    // An overlay steps aside while it would lie over a control or a heading; at the top of the page is none.
    await scrollTo(visitor, reservedSizeOf(tag) ? tag : 'html');
    await visitor.until(async () => {
      expect(await visitor.count({ ...firstViews[tag], within: tag }), tag).toBe(1);
    });
  }
  await visitor.run(() => window.scrollTo(0, 0));
}

async function expectNothingLeft(visitor: Visitor) {
  const left = await visitor.run(() => ({
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    frames: frames.length,
    styles: [document.querySelectorAll('style').length, document.adoptedStyleSheets.length],
  }));
  expect(left).toEqual({ stored: 0, cookies: '', frames: 0, styles: [0, 0] });
  expect(await visitor.tab.cookies()).toEqual([]);
}

test('every element does its work on another origin and leaves nothing behind', async ({
  visitor,
  host,
  server,
}) => {
  await visitor.open(publishPage(host, server.url, { body: all }));
  await visitor.until(async () => {
    expect(await visitor.count({ ...firstViews['inspection-chat'] })).toBe(1);
  });
  const start = await visitor.run(() => [window.scrollY, document.activeElement?.tagName]);
  expect(start, 'loading takes no focus and does not scroll').toEqual([0, 'BODY']);
  await expectReady(visitor);

  await test.step('a quote reaches the calendar of the same page, and is booked', async () => {
    const quote = { within: 'inspection-quote' };
    const booking = { within: 'inspection-booking' };
    await calculateQuote(visitor, quote);
    await visitor.click('link', 'Book this ·', quote);
    await visitor.expectText('Residential, 2,400 sq ft', booking);
    const date = weekdayAhead(businessToday(new Date(), centralTime), 1);
    await book(visitor, { ...booking, date, time: '8:00 AM', name: 'Mary Jackson' });
  });
  await test.step('a request is sent', () =>
    requestInspection(visitor, 'Vaughan', { within: 'inspection-contact' }));
  await test.step('reviews are filtered', async () => {
    const reviews = { within: 'inspection-reviews' };
    await visitor.click('button', 'Yelp', reviews);
    await visitor.expectText('reviews on Yelp', reviews);
  });
  await test.step('tips are given', async () => {
    const tips = { within: 'inspection-tips' };
    await visitor.choose('Home age', '31-50', tips);
    await visitor.choose('Home type', 'Condo', tips);
    await visitor.choose('Season', 'Winter', tips);
    await visitor.choose('Priority level', 'Pre-Sale', tips);
    await visitor.click('button', 'Get Maintenance Tips', tips);
    await visitor.expectOne('heading', 'Your maintenance tips', tips);
  });
  await expectNothingLeft(visitor);

  await test.step('the chat answers, alone on a page: it steps aside for controls', async () => {
    const body = markup('inspection-chat');
    await visitor.open(publishPage(host, server.url, { body }));
    await visitor.click('button', 'Questions? Ask us');
    await visitor.fill('Your message', 'How much is a pool?');
    await visitor.click('button', 'Send');
    await visitor.expectText('$25', { within: 'inspection-chat' });
  });
  await expectNothingLeft(visitor);
});

test('elements follow a dark page, then a changed theme and color', async ({
  visitor,
  host,
  server,
}) => {
  const css = ':root { color-scheme: dark } body { background: #0b0b0f; color: #eee }';
  await visitor.open(publishPage(host, server.url, { css, body: `<div dir="rtl">${all}</div>` }));
  await expectReady(visitor);
  const look = (tag: WidgetTag) =>
    visitor.run((name) => {
      const card = globalThis.inPage.cardOf(name);
      if (!card) throw new Error(`${name} is not drawn.`);
      const { backgroundColor, direction } = getComputedStyle(card);
      return { backgroundColor, direction };
    }, tag);
  for (const tag of widgetTags) {
    expect(await look(tag), tag).not.toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' });
    expect(await look(tag), tag).toMatchObject({ direction: 'ltr' });
  }

  await visitor.run(() => {
    const quote = document.querySelector('inspection-quote') as HTMLElement;
    quote.setAttribute('theme', 'light');
    quote.style.setProperty('--inspection-action', 'rgb(1, 2, 3)');
  });
  await visitor.until(async () => {
    expect(await look('inspection-quote')).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' });
    const action = await visitor.run(() => {
      const button = globalThis.inPage.cardOf('inspection-quote')?.querySelector('[type=submit]');
      return button && getComputedStyle(button).backgroundColor;
    });
    expect(action).toBe('rgb(1, 2, 3)');
  });
});

test('elements look the same on a page whose styles reset everything', async ({
  visitor,
  host,
  server,
}) => {
  const looks = async (css: string) => {
    const page = { css: `body { margin: 0 } ${css}`, body: `<button id="own">Own</button>${all}` };
    await visitor.open(publishPage(host, server.url, page));
    await expectReady(visitor);
    return visitor.run((tags) => {
      const of = (node: HTMLElement) => {
        const style = getComputedStyle(node);
        return [
          ...[node.tagName, style.fontSize, style.lineHeight, style.letterSpacing],
          ...[style.textAlign, style.color, style.backgroundColor, node.offsetWidth],
        ];
      };
      return tags.map((tag) => {
        const card = globalThis.inPage.cardOf(tag);
        if (!card) throw new Error(`${tag} is not drawn.`);
        return [card, ...card.querySelectorAll<HTMLElement>('button, input, h2')].map(of);
      });
    }, widgetTags);
  };
  const before = await looks('');
  const hostile = await looks(`* { all: unset } button { display: none } html { font-size: 40px }
    main * { color: red !important; letter-spacing: 9px !important; text-align: right !important;
      line-height: 3 !important; white-space: nowrap !important }
    div, input, section { background: rgb(255, 0, 0) !important; display: none !important }`);
  for (const [index, tag] of widgetTags.entries()) {
    expect(hostile[index], tag).toEqual(before[index]);
  }
});

for (const width of [320, 1024]) {
  test(`what follows an element stays where it is while the element loads, at ${width} px`, async ({
    visitor,
    host,
    server,
  }) => {
    await visitor.resize({ width, height: 900 });
    const css = `body { margin: 0 } .next { margin: 0 } ${inFlow.map(reservedSizeCss).join('\n')}`;
    const body = inFlow.map((tag) => `${markup(tag)}<p class="next">Our listings</p>`).join('');
    await visitor.open(publishPage(host, server.url, { css, body, loader: false }));
    const positions = () =>
      visitor.run(() =>
        [...document.querySelectorAll<HTMLElement>('.next')].map((next) => next.offsetTop),
      );
    const before = await positions();
    await visitor.run((address) => {
      const script = Object.assign(document.createElement('script'), { src: address });
      script.type = 'module';
      document.head.append(script);
    }, `${server.url}/embed/v1.js`);
    await expectReady(visitor, inFlow);
    expect(await positions()).toEqual(before);
  });
}

test('an element that is moved or inserted again keeps what was typed', async ({
  visitor,
  host,
  server,
}) => {
  const body = `${markup('inspection-contact')}<aside></aside>`;
  await visitor.open(publishPage(host, server.url, { body }));
  await visitor.fill('First name', 'Ada');
  await visitor.run(() =>
    document.querySelector('aside')?.append(document.querySelector('inspection-contact') as Node),
  );
  expect(await visitor.valueOf('First name')).toBe('Ada');
  await visitor.run(() => {
    const element = document.querySelector('inspection-contact') as Element;
    element.remove();
    requestAnimationFrame(() => requestAnimationFrame(() => document.body.append(element)));
  });
  await visitor.until(async () => expect(await visitor.valueOf('First name')).toBe('Ada'));
  await visitor.fill('Last name', 'Lovelace');
});

test('an element has a width in every kind of box', async ({ visitor, host, server }) => {
  // One element in all boxes: they share the style sheet that decides the width.
  const tag = 'inspection-pricing';
  const body = hostBoxes
    .map((box, index) => `<section id="box-${index}">${box.html(markup(tag))}</section>`)
    .join('');
  await visitor.open(publishPage(host, server.url, { css: hostBoxStyles, body }));
  for (const [index, { open }] of hostBoxes.entries()) {
    if (!open) continue;
    await visitor.run(
      (selector, method) => {
        const box = document.querySelector(selector) as HTMLElement & { show(): void };
        box[method]();
      },
      `#box-${index} .box`,
      open,
    );
  }
  for (const windowWidth of [320, 360, 1280]) {
    await visitor.resize({ width: windowWidth, height: 900 });
    for (const [index, box] of hostBoxes.entries()) {
      const place = `#box-${index} ${tag}`;
      await scrollTo(visitor, place);
      await visitor.until(async () => {
        const size = await visitor.run((selector) => {
          const element = document.querySelector(selector) as HTMLElement;
          const parent = element.parentElement as HTMLElement;
          const { paddingLeft, paddingRight } = getComputedStyle(parent);
          const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
          return { width: element.offsetWidth, room: parent.clientWidth - padding };
        }, place);
        const [least, most] = expectedWidths(box, windowWidth, size.room);
        const title = `${box.name} in a window of ${windowWidth} px`;
        expect(size.width, title).toBeGreaterThanOrEqual(least);
        expect(size.width, title).toBeLessThanOrEqual(most);
        expect(await visitor.count({ ...firstViews[tag], within: place }), title).toBe(1);
      });
    }
  }
});

test('buttons open a price and the calendar in dialogs, and leave nothing behind', async ({
  visitor,
  host,
  server,
}) => {
  const body = `<inspection-quote display="button"></inspection-quote>
<inspection-booking display="dialog"></inspection-booking>`;
  await visitor.open(publishPage(host, server.url, { body }));
  const quote = { within: 'inspection-quote' };
  const booking = { within: 'inspection-booking' };
  await visitor.click('button', 'Get an instant quote', quote);
  await calculateQuote(visitor, quote);
  await visitor.click('link', 'Book this ·', quote);
  await visitor.expectText('Residential, 2,400 sq ft', booking);
  await visitor.click('button', 'Close', booking);
  await visitor.until(async () => {
    expect(await visitor.count({ role: 'dialog', name: 'Book an inspection' })).toBe(0);
  });
  await expectNothingLeft(visitor);
});
