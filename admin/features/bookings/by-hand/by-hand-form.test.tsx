import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '#admin/forms/drafts.ts';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi, wholeList } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '../list/bookings.css';
import '../booking/booking.css';
import './by-hand.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { daysAnswer } from '../testing/serve-calls.ts';
import { ByHandForm } from './by-hand-form.tsx';

/** A Monday. */
const day = '2099-01-05';
const neighbor = sampleBooking({ date: day, time: '15:00', name: 'Ana Reyes' });
const request = sampleRequest({
  inspectionType: 'warranty',
  preferredDate: '2099-01-06',
  message: 'Look at the foundation',
  attribution: { partner: 'oak-and-elm' },
});

const sampleHome = {
  propertyType: 'residential' as const,
  squareFootage: 2400,
  hasPool: true,
  detachedStructures: 0,
  rushService: false,
  hasBasement: false,
  stories: 1,
  hasAttic: true,
};

const partner = {
  id: 'p1',
  revision: 1,
  name: 'Jane Doe Realty',
  slug: 'jane-doe',
  requests: 0,
  bookings: 0,
};

interface Options {
  of?: ContactRequest;
  refusal?: () => Response;
  /** The search results. */
  found?: { bookings?: Booking[]; requests?: ContactRequest[] };
}

function show({ of, refusal, found = {} }: Options = {}) {
  const { bookings = [], requests = [] } = found;
  const { calls, changes } = serveApi({
    'GET /api/bookings/days': (call) => daysAnswer(call, [neighbor]),
    'GET /api/partners': () => wholeList([partner]),
    'GET /api/bookings': () => wholeList(bookings),
    'GET /api/contact-requests': () => wholeList(requests),
    'POST /api/bookings': () => refusal?.() ?? sampleBooking({ id: 'made' }),
  });
  const { history } = renderInAdmin(
    <FoldingParts>
      <ByHandForm day={day} request={of} />
    </FoldingParts>,
    { path: '/bookings/new', width: 343 },
  );
  return { calls, history, sent: () => changes()[0]?.body };
}

const field = (name: RegExp) => page.getByLabelText(name);
const openPart = (name: string) => click(page.getByRole('heading', { name }));
const book = () => click(page.getByRole('button', { name: 'Book', exact: true }));

async function enterClient() {
  await fill(field(/^Name/), 'Phoned Phil');
  await fill(field(/^Phone/), '(972) 555-0123');
  await fill(field(/^Property address/), '7 Pecan Ct');
}

/** The visible controls; a group of radio buttons counts once. */
const visibleFields = (form: HTMLFormElement) =>
  new Set(
    [...form.elements]
      .filter((control) => control.matches('input:not([type=hidden]), select, textarea'))
      .filter((control) => control.checkVisibility())
      .map((control) => control.getAttribute('name')),
  );

describe('ByHandForm', () => {
  it('asks for the client first, and at most seven fields', async () => {
    show();
    await expect.element(page.getByRole('radio', { name: '8:00 AM' })).toBeVisible();
    const form = (await page.getByRole('form').findElement()) as HTMLFormElement;
    const [first, second] = form.querySelectorAll('input:not([type=hidden])');
    expect([first, second].map((input) => input?.getAttribute('name'))).toEqual(['name', 'phone']);
    expect(visibleFields(form).size).toBeLessThanOrEqual(7);
  });

  it('prices the home as it is typed, and offers the starts that fit it', async () => {
    const { calls } = show();
    await expect.element(page.getByText('2 starts have 3 hours free.')).toBeVisible();
    await openPart('Home and price');
    await select(field(/^Property type/), 'residential');
    await fill(field(/^Square footage/), '9000');
    await expect.element(page.getByRole('table')).toMatchTextContent('9,000 sq ft');
    await expect.element(page.getByText('1 start has 6 hours free.')).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({
      propertyType: 'residential',
      squareFootage: '9000',
    });
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Ana Reyes' })).toBeVisible();
    await expectAccessible(document.body);
  });

  it('says when the chosen start does not fit a longer home any more', async () => {
    show();
    await click(page.getByRole('radio', { name: '3:00 PM' }));
    await openPart('Home and price');
    await select(field(/^Property type/), 'residential');
    await fill(field(/^Square footage/), '9000');
    await expect
      .element(field(/^Start \(/))
      .toHaveAccessibleDescription(
        '3:00 PM is not one of the free starts. You can book it anyway.',
      );
    await click(page.getByRole('radio', { name: '8:00 AM' }));
    await expect.element(field(/^Start \(/)).toHaveAccessibleDescription('');
  });

  it('books without an email address, with quote and partner, and opens the booking', async () => {
    const { history, sent } = show();
    await openPart('Home and price');
    await select(field(/^Property type/), 'condo');
    await fill(field(/^Square footage/), '2,400');
    await click(page.getByRole('checkbox', { name: /^Pool or spa/ }));
    await click(page.getByRole('radio', { name: '8:00 AM' }));
    await enterClient();
    await openPart('More about the visit');
    await select(field(/^Partner/), 'jane-doe');
    await book();
    await expect.poll(() => history.at(-1)).toBe('/bookings/made');
    expect(sent()).toMatchObject({
      anyway: false,
      date: day,
      time: '08:00',
      name: 'Phoned Phil',
      email: '',
      attribution: { partner: 'jane-doe' },
      quote: { propertyType: 'condo', squareFootage: '2,400', hasPool: true, stories: 1 },
    });
    expect(sent()).not.toHaveProperty('requestId');
  });

  it('marks the starts for an option period as visitors see them, and sends its end', async () => {
    const { history, sent } = show();
    await openPart('Home and price');
    await fill(field(/^Option period ends/), '2099-01-06');
    const early = page.getByRole('radio', { name: '8:00 AM' });
    await expect.element(early).toHaveAccessibleDescription(/Best: earliest report/);
    await expect
      .element(page.getByRole('radio', { name: '3:00 PM' }))
      .toHaveAccessibleDescription(/Your report would come after your option period ends/);
    await expect
      .element(page.getByRole('gridcell', { name: /January 6.*report after the option period/ }))
      .toBeVisible();
    await click(early);
    await enterClient();
    await book();
    await expect.poll(() => history.at(-1)).toBe('/bookings/made');
    expect(sent()).toMatchObject({ optionEnds: '2099-01-06' });
  });

  it('sends what is said about the visit, which is folded', async () => {
    const { history, sent } = show();
    await openPart('More about the visit');
    await fill(field(/^Lockbox/), 'On the gas meter');
    await select(field(/^Utilities/), 'partly');
    await expectAccessible(document.body);
    await click(page.getByRole('radio', { name: '8:00 AM' }));
    await enterClient();
    await book();
    await expect.poll(() => history.at(-1)).toBe('/bookings/made');
    expect(sent()).toMatchObject({ entry: 'On the gas meter', utilities: 'partly' });
  });

  it('carries over all that a request says', async () => {
    const { history, sent } = show({ of: request });
    await expect.element(field(/^Name/)).toHaveValue('Maria Delgado');
    await expect.element(field(/^Notes/)).toHaveValue('Look at the foundation');
    await expect.element(page.getByText('via oak-and-elm')).toBeVisible();
    expect(field(/^Partner/).query()).toBeNull();
    await click(page.getByRole('radio', { name: '8:00 AM' }));
    await book();
    await expect.poll(() => history.at(-1)).toBe('/bookings/made');
    expect(sent()).toMatchObject({
      requestId: 'r1',
      date: '2099-01-06',
      name: 'Maria Delgado',
      email: 'maria@example.com',
      phone: '(214) 555-0110',
      address: '1200 Elm Street, Plano, TX 75023',
      inspectionType: 'warranty',
      notes: 'Look at the foundation',
    });
    expect(sent()).not.toHaveProperty('quote');
  });

  it('shows what the server refuses beside its field, that of the home too', async () => {
    const errors = [
      { path: 'quote.squareFootage', message: 'Square footage must be a number' },
      { path: 'time', message: 'Please choose a time' },
    ];
    show({ refusal: () => problem({ code: 'validation_failed', status: 422, errors }) });
    await openPart('Home and price');
    await fill(field(/^Square footage/), 'many');
    await openPart('Home and price');
    await expect.element(field(/^Square footage/)).not.toBeVisible();
    await book();
    await expect.element(field(/^Square footage/)).toBeVisible();
    await expect.element(field(/^Square footage/)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(/^Start \(/)).toHaveAttribute('aria-invalid', 'true');
    await fill(field(/^Square footage/), '2400');
    await expect.element(field(/^Square footage/)).not.toHaveAttribute('aria-invalid');
    await expect.element(field(/^Start \(/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps what was typed as a draft until it is discarded', async () => {
    show();
    await enterClient();
    expect(drafts.read('booking-by-hand')?.values).toMatchObject({ name: 'Phoned Phil' });
    await click(page.getByRole('button', { name: 'Start over' }));
    await expect.element(field(/^Name/)).toHaveValue('');
    expect(drafts.read('booking-by-hand')).toBeUndefined();
  });
});

describe('who calls', () => {
  const earlier = sampleBooking({
    id: 'earlier',
    name: 'Jane Doe',
    createdAt: '2026-11-03T15:00:00Z',
    inspectionType: 'buyer',
    quote: {
      input: sampleHome,
      result: calculateQuote(sampleHome, '2026-11-03', defaultPriceList),
    },
  });

  it.each([
    ['name', /^Name/, 'jane'],
    ['telephone number', /^Phone/, '214 555'],
  ])('is found by the %s, and chosen by the keyboard', async (_what, label, typed) => {
    const { calls, history, sent } = show({ found: { bookings: [earlier] } });
    await fill(field(label), typed);
    const known = page.getByRole('list', { name: 'Known clients' });
    await expect.element(known.getByRole('button')).toMatchTextContent('Booked Nov 3, 2026');
    expect(calls.filter(({ call }) => call === 'GET /api/bookings').at(-1)?.query).toMatchObject({
      search: typed,
    });
    await expectAccessible(document.body);
    (await known.getByRole('button').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field(/^Property address/)).toHaveValue(earlier.address);
    await expect.element(field(/^Inspection type/)).toHaveFocus();
    expect(known.query()).toBeNull();
    await click(page.getByRole('radio', { name: '8:00 AM' }));
    await book();
    await expect.poll(() => history.at(-1)).toBe('/bookings/made');
    expect(sent()).toMatchObject({
      name: 'Jane Doe',
      phone: earlier.phone,
      email: earlier.email,
      inspectionType: 'buyer',
      quote: { squareFootage: '2400', hasPool: true },
    });
  });

  it('with an open request leads to booking that', async () => {
    const { history } = show({ found: { requests: [request] } });
    await fill(field(/^Name/), 'Delgado');
    await click(page.getByRole('link', { name: /Maria Delgado.*Book it/ }));
    expect(history.at(-1)).toBe('/bookings/new?request=r1');
    expect(drafts.read('booking-by-hand')).toBeUndefined();
  });

  it('is not looked for where a request says it', async () => {
    const { calls } = show({ of: request });
    await fill(field(/^Name/), 'Somebody Else');
    await expect.element(page.getByRole('radio', { name: '8:00 AM' })).toBeVisible();
    expect(calls.map(({ call }) => call)).not.toContain('GET /api/bookings');
  });
});
