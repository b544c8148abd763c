import { userEvent } from '@testing-library/user-event';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { reservedSizeOf } from '#widgets/registry.ts';
import './contact.css';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { ContactWidget } from './contact.tsx';
import type { ContactWidgetProps } from './contact.types.ts';

const api = inject('apiBase');
const faulty = (way: string) => `${inject('faultyBase')}/${way}`;

const answers = {
  'First name': 'Maria',
  'Last name': 'Gonzales',
  Email: 'maria@example.com',
  Phone: '214-555-0123',
  'Property address': '1204 Bluebonnet Ln, Plano, TX',
  Message: 'The option period ends on Friday.',
};

const show = (props: ContactWidgetProps = {}, width = 900) =>
  renderInHost(<ContactWidget apiBase={api} {...props} />, { width }).host;

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const submit = () => click(page.getByRole('button', { name: 'Submit Request' }));
const heading = (name: string) => page.getByRole('heading', { name });
const toast = () => page.getByRole('status');

/** Copies of all requests sent from now on. */
function watchRequests(): Request[] {
  const requests: Request[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return send(request);
  });
  return requests;
}

async function fillIn() {
  for (const [label, text] of Object.entries(answers)) await fill(field(label), text);
  await select(field('Inspection type'), 'pre-listing');
}

async function expectFilledIn() {
  for (const [label, text] of Object.entries(answers)) {
    await expect.element(field(label)).toHaveValue(text);
  }
  await expect.element(field('Inspection type')).toHaveValue('pre-listing');
}

const messageOf = (label: string) => {
  const id = field(label).element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

test('an address outside the service area is reported with the telephone', async () => {
  const host = show();
  const address = field('Property address');
  await fill(address, '800 Austin Ave, Waco, TX 76701');
  const outside = /^Waco is about 93 miles from us/;
  await expect.element(address).toHaveAccessibleDescription(outside);
  const phone = page.getByRole('link', { name: '(972) 555-0148' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+19725550148');
  await expectAccessible(host);
  await fill(address, '1204 Bluebonnet Ln, Plano, TX 75023');
  await expect.element(page.getByText(outside)).not.toBeInTheDocument();
});

describe('the check before a request is sent', () => {
  test('names every missing field, focuses the first, and sends nothing', async () => {
    const host = show();
    const requests = watchRequests();
    await submit();
    await expect.element(field('First name')).toHaveFocus();
    expect(Object.keys(answers).map((label) => [label, messageOf(label)])).toEqual([
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Phone', 'Please enter a valid phone number'],
      ['Property address', 'Property address is required'],
      ['Message', ''],
    ]);
    expect(messageOf('Inspection type')).toBe('Please select an inspection type');
    expect(requests).toEqual([]);
    await expectAccessible(host);
  });

  test('removes a message as its field is corrected, and then focuses the next', async () => {
    show();
    await submit();
    await expect.element(field('First name')).toHaveFocus();
    await userEvent.keyboard('Maria');
    expect(messageOf('First name')).toBe('');
    expect(messageOf('Last name')).toBe('Last name is required');
    await expect.element(field('First name')).toHaveFocus();
    await submit();
    await expect.element(field('Last name')).toHaveFocus();
  });

  test.each([
    ['Email', 'maria@example', 'Please enter a valid email address'],
    ['Phone', '555-0123', 'Please enter a valid phone number'],
    ['First name', '   ', 'First name is required'],
  ])('refuses in %s: "%s"', async (label, text, message) => {
    show();
    await fillIn();
    await fill(field(label), text);
    await submit();
    await expect.element(field(label)).toHaveFocus();
    expect(messageOf(label)).toBe(message);
  });
});

describe('a request that is sent', () => {
  test('is replaced by thanks, and the form is empty for another', async () => {
    const onSent = vi.fn();
    const host = show({ onSent });
    await fillIn();
    await submit();
    await expect.element(heading('Thank You!')).toHaveFocus();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
    expect(toast().element().textContent).toContain('Request Submitted Successfully!');
    expect(toast().element().textContent).toContain(
      'We will contact you within 2 hours to schedule your inspection.',
    );
    expect(onSent).toHaveBeenCalledExactlyOnceWith({ id: expect.stringMatching(/^[\w-]{20,}$/) });
    await expectAccessible(host);

    await click(page.getByRole('button', { name: 'Send another request' }));
    await expect.element(heading('Request an inspection')).toHaveFocus();
    for (const label of Object.keys(answers)) await expect.element(field(label)).toHaveValue('');
    await expect.element(field('Inspection type')).toHaveValue('');
  });

  test('is shown as pending, and a second click sends no second one', async () => {
    const onSent = vi.fn();
    const key = String(Math.floor(Math.random() * 1e9));
    show({ apiBase: faulty(`held-${key}`), onSent });
    const requests = watchRequests();
    await fillIn();
    await submit();
    const button = page.getByRole('button', { name: 'Submitting...' });
    await expect.element(button).toBeDisabled();
    page
      .getByRole('form')
      .element()
      .dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
    await vi.waitFor(async () => {
      await fetch(faulty(`release-${key}`), { method: 'POST' });
      expect(onSent).toHaveBeenCalledExactlyOnceWith({ id: 'held' });
    });
    expect(requests.filter(({ url }) => url.includes('/api/'))).toHaveLength(1);
  });

  test('carries the partner, the page without its query, its utm values and a key', async () => {
    const place = location.href;
    onTestFinished(() => history.replaceState(null, '', place));
    history.replaceState(null, '', '/listings/7?utm_source=spring&client=maria');
    show({ partner: 'jane-doe-realty' });
    const requests = watchRequests();
    await fillIn();
    await submit();
    await expect.element(heading('Thank You!')).toBeVisible();
    const [request] = requests;
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await request?.json()).toEqual({
      firstName: 'Maria',
      lastName: 'Gonzales',
      email: 'maria@example.com',
      phone: '214-555-0123',
      propertyAddress: '1204 Bluebonnet Ln, Plano, TX',
      inspectionType: 'pre-listing',
      message: 'The option period ends on Friday.',
      website: '',
      attribution: {
        partner: 'jane-doe-realty',
        page: `${location.origin}/listings/7`,
        utm: { source: 'spring' },
      },
    });
  });

  test('has a preferred day that begins with today in Texas', async () => {
    show();
    const today = businessToday(new Date(), centralTime);
    await expect.element(field('Preferred date')).toHaveAttribute('min', today);
  });
});

describe('a request that fails', () => {
  const failing = async (props: ContactWidgetProps) => {
    const host = show(props);
    await fillIn();
    await submit();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    return host;
  };
  const fallback = 'There was an error submitting your request. Please try again.';

  test.each([
    ['the server broke', faulty('broken'), 'Something went wrong on our side'],
    ['a proxy answered', faulty('behind-a-proxy'), fallback],
    ['the answer was cut off', faulty('cut-off'), fallback],
    ['a proxy said nothing', faulty('saying-nothing'), fallback],
    ['a proxy answered in its own JSON', faulty('of-another-shape'), fallback],
    ["a proxy's problem gives no reason", faulty('a-foreign-problem'), fallback],
    ["a network's sign-in page answered", faulty('answering-for-another'), fallback],
    ['an empty answer named no request', faulty('empty-handed'), fallback],
    ['the server hung up', faulty('hanging-up'), fallback],
    ['nobody is there', 'http://127.0.0.1:1', fallback],
  ])('says so when %s, and keeps all that was typed', async (_what, apiBase, message) => {
    const onSent = vi.fn();
    const host = await failing({ apiBase, onSent });
    expect(toast().element().textContent).toContain(message);
    // The toast disappears; what happened, what to do and whom to call stay.
    const line = page.getByRole('alert');
    await expect.element(line).toMatchTextContent('What you entered is kept.');
    await expect.element(line.getByRole('link', { name: '(972) 555-0148' })).toBeVisible();
    await expectFilledIn();
    await expect.element(page.getByRole('button', { name: 'Submit Request' })).toHaveFocus();
    expect(onSent).not.toHaveBeenCalled();
    await expectAccessible(host);
  });

  test('is shown only by the page, if the page shows messages', async () => {
    const onToast = vi.fn();
    show({ apiBase: faulty('hanging-up'), onToast });
    await fillIn();
    await submit();
    await vi.waitFor(() =>
      expect(onToast).toHaveBeenCalledExactlyOnceWith({
        kind: 'destructive',
        title: 'Submission Failed',
        description: fallback,
      }),
    );
    await expect.element(page.getByText('Submission Failed')).not.toBeInTheDocument();
    await submit();
    await vi.waitFor(() => expect(onToast).toHaveBeenCalledTimes(2));
  });

  test('is the same request when it is sent again, and another once it is corrected', async () => {
    const requests = watchRequests();
    await failing({ apiBase: faulty('broken') });
    await submit();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await expect.element(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
    await fill(field('Phone'), '214-555-0124');
    await submit();
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    const [first, second, third] = requests.map((sent) => sent.headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await expect.element(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  });

  test('shows at its field what only the server found wrong', async () => {
    await failing({ apiBase: faulty('refusing') });
    await expect.element(field('Phone')).toHaveFocus();
    expect(messageOf('Phone')).toBe('Please enter a valid phone number');
    expect(toast().element().textContent).toContain('Some fields need attention');
    await expectFilledIn();
  });

  test('says beside the button what is wrong with something that it has no field for', async () => {
    show({ apiBase: faulty('refusing-a-field-of-tomorrow') });
    await fillIn();
    await submit();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose a mailbox.');
    await expectFilledIn();
  });

  test('says when to retry after too many', async () => {
    const limited = inject('limitedApiBase');
    const status = async () => (await fetch(`${limited}/api/contact`, { method: 'POST' })).status;
    while ((await status()) !== 429);
    await failing({ apiBase: limited });
    expect(toast().element().textContent).toMatch(
      /Please try again in \d+ (seconds|minutes), or call/,
    );
  });

  test('gives the telephone number if it is mistaken for a program’s', async () => {
    const host = show();
    await fillIn();
    const trap = host.querySelector('[name="website"]') as HTMLInputElement;
    trap.value = 'https://example.com';
    await submit();
    await expect.element(page.getByText('Submission Failed')).toBeVisible();
    expect(toast().element().textContent).toContain('please call us at (972) 555-0148');
  });
});

describe.each([
  [320, reservedSizeOf('inspection-contact').narrow],
  [900, reservedSizeOf('inspection-contact').wide],
])('in a box of %i px', (width, height) => {
  const card = () => document.querySelector<HTMLElement>('.contact') as HTMLElement;

  test('shows its message below the button, where the card has room for it since the click', async () => {
    const key = String(Math.floor(Math.random() * 1e9));
    show({ apiBase: faulty(`held-broken-${key}`) }, width);
    await vi.waitFor(() =>
      expect(card().offsetHeight, 'in registry.ts and contact.css').toBe(height),
    );
    await fillIn();
    await submit();
    await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await vi.waitFor(() => expect(card().offsetHeight).toBeGreaterThan(height));
    const waiting = card().offsetHeight;
    await vi.waitFor(
      async () => {
        await fetch(faulty(`release-${key}`), { method: 'POST' });
        expect(document.body.textContent).toContain('Submission Failed');
      },
      { timeout: 10_000 },
    );
    expect(card().offsetHeight).toBe(waiting);
    const button = page.getByRole('button', { name: 'Submit Request' }).element();
    const message = toast().element().getBoundingClientRect();
    expect(message.top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    const license = document.createRange();
    license.selectNodeContents(page.getByText(/Texas Real Estate/).element());
    expect(message.bottom).toBeLessThanOrEqual(license.getBoundingClientRect().top);
  });

  test('says thanks at its top, without the height of the form', async () => {
    show({ onToast: vi.fn() }, width);
    await fillIn();
    await submit();
    await expect.element(heading('Thank You!')).toBeVisible();
    // A late message has the form's height until the next key.
    await realUser.keyboard('{Shift}');
    expect(card().offsetHeight).toBeLessThan(height / 2);
  });
});
