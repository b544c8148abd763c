import { userEvent } from '@testing-library/user-event';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { concerns } from '#domain/maintenance/maintenance-options.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { reservedSizeOf } from '#widgets/registry.ts';
import './tips.css';
import './tips-placeholder.css';
import { TipsWidget } from './tips.tsx';
import type { TipsWidgetProps } from './tips.types.ts';

const api = inject('apiBase');
const faulty = (way: string) => `${inject('faultyBase')}/${way}`;

const answers = {
  'Home age': '31-50',
  'Home type': 'Condo',
  Season: 'Winter',
  'Priority level': 'Pre-Sale',
};
const request = {
  homeAge: '31-50',
  homeType: 'Condo',
  season: 'Winter',
  priority: 'Pre-Sale',
  location: 'Plano, TX',
  concerns: ['Plumbing Problems', 'Safety/Security'],
} as const;
const expected = maintenanceTips({ ...request, concerns: [...request.concerns] }, defaultBusiness);

const show = (props: TipsWidgetProps = {}, width = 900) =>
  renderInHost(<TipsWidget apiBase={api} {...props} />, { width }).host;

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = () => page.getByRole('button', { name: 'Get Maintenance Tips' });
const submit = () => click(button());
const results = () => page.getByRole('heading', { name: 'Your maintenance tips' });
const card = () => document.querySelector<HTMLElement>('.tips')?.offsetHeight;

async function fillIn() {
  for (const [label, value] of Object.entries(answers)) await select(field(label), value);
  await fill(field('Location'), request.location);
  for (const concern of request.concerns) await click(field(concern));
}

async function expectFilledIn() {
  for (const [label, value] of Object.entries(answers)) {
    await expect.element(field(label)).toHaveValue(value);
  }
  await expect.element(field('Location')).toHaveValue(request.location);
  const ticked = concerns.filter(
    (concern) => (field(concern).element() as HTMLInputElement).checked,
  );
  expect(ticked).toEqual(request.concerns);
}

const messageOf = (label: string) => {
  const id = field(label).element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

/** Calls of the API that wait until released; it holds the network, not our own code. */
function holdCalls() {
  const requests: Request[] = [];
  const send = window.fetch;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const sent = new Request(input, init);
    requests.push(sent.clone());
    await gate;
    return send(sent);
  });
  return { requests, letGo };
}

/** Waits for the log of a failed call, and removes it from the check for a quiet console. */
async function logged() {
  const log = vi.mocked(console.error);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  const errors = log.mock.calls.map(([error]) => String(error));
  log.mockClear();
  return errors;
}

describe('the check before tips are asked for', () => {
  test('names every missing field, focuses the first, and sends nothing', async () => {
    const host = show();
    const { requests } = holdCalls();
    await fill(field('Location'), ' ');
    await submit();
    await expect.element(field('Home age')).toHaveFocus();
    expect([...Object.keys(answers), 'Location'].map((label) => messageOf(label))).toEqual([
      'Please select home age',
      'Please select home type',
      'Please select season',
      'Please select priority level',
      'Please enter location',
    ]);
    expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
    await expectAccessible(host);
  });

  test('removes a message as its field is corrected', async () => {
    show();
    await submit();
    await select(field('Home age'), '0-5');
    expect(messageOf('Home age')).toBe('');
    expect(messageOf('Season')).toBe('Please select season');
  });
});

describe('tips that are asked for', () => {
  test('are those of the API, in its order, each with all that it says', async () => {
    const host = show();
    await fillIn();
    await submit();
    await expect.element(results()).toHaveFocus();
    const list = [...host.querySelectorAll('li')].map((tip) => tip.textContent);
    expect(list).toHaveLength(expected.tips.length);
    for (const [index, tip] of expected.tips.entries()) {
      for (const text of Object.values(tip)) expect(list[index]).toContain(text);
    }
    for (const text of [
      expected.summary,
      expected.seasonalFocus,
      expected.professionalRecommendation,
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expectFilledIn();
    await expectAccessible(host);
  });

  test('are waited for with a placeholder and a button that cannot be pressed', async () => {
    const host = show();
    await fillIn();
    const { requests, letGo } = holdCalls();
    await submit();
    await expect.element(page.getByRole('button', { name: 'Generating Tips...' })).toBeDisabled();
    await expect
      .element(page.getByRole('status', { name: 'Your tips are being written' }))
      .toBeVisible();
    await expectFilledIn();
    await expectAccessible(host);
    page
      .getByRole('form')
      .element()
      .dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
    letGo();
    await expect.element(results()).toHaveFocus();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    const sent = requests.filter(({ url }) => url.includes('/api/'));
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual(request);
  });

  test('do not pull back a visitor who has moved elsewhere on the page', async () => {
    show();
    const elsewhere = document.createElement('input');
    document.body.prepend(elsewhere);
    await fillIn();
    const { letGo } = holdCalls();
    await submit();
    await expect.element(page.getByRole('status')).toBeVisible();
    elsewhere.focus();
    letGo();
    await expect.element(results()).toBeVisible();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('are replaced when a choice is changed', async () => {
    show();
    await fillIn();
    await submit();
    await expect.element(results()).toHaveFocus();
    await select(field('Season'), 'Summer');
    await submit();
    await expect.element(results()).toHaveFocus();
    await expect.element(page.getByText(expected.seasonalFocus)).not.toBeInTheDocument();
    await expect.element(page.getByText(/In a summer of 100-degree days/)).toBeVisible();
  });

  test('go, and all choices with them, when the visitor starts again', async () => {
    show();
    await fillIn();
    await submit();
    await click(page.getByRole('button', { name: 'Start Again' }));
    await expect
      .element(page.getByRole('heading', { name: 'Maintenance tips for your home' }))
      .toHaveFocus();
    await expect.element(results()).not.toBeInTheDocument();
    for (const label of Object.keys(answers)) await expect.element(field(label)).toHaveValue('');
    await expect.element(field('Location')).toHaveValue('Dallas-Fort Worth, TX');
    for (const concern of concerns) await expect.element(field(concern)).not.toBeChecked();
  });
});

test('brings its tips to the top of the window', async () => {
  onTestFinished(() => scrollTo(0, 0));
  show({}, 320);
  await fillIn();
  await submit();
  await expect.element(results()).toHaveFocus();
  const top = () => results().element().getBoundingClientRect().top;
  await vi.waitFor(() => {
    expect(top()).toBeGreaterThanOrEqual(0);
    expect(top()).toBeLessThan(40);
  });
});

describe('a call that fails', () => {
  test.each([
    ['the server broke', faulty('broken')],
    ['a proxy answered', faulty('behind-a-proxy')],
    ['the server hung up', faulty('hanging-up')],
    ['nobody is there', 'http://127.0.0.1:1'],
  ])('is only logged when %s, and everything chosen stays', async (_what, apiBase) => {
    const host = show({ apiBase });
    await fillIn();
    await submit();
    expect(await logged()).toHaveLength(1);
    await expect.element(button()).toHaveFocus();
    await expectFilledIn();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    expect(host.querySelector('[data-error]')).toBeNull();
    await expectAccessible(host);
  });

  test('leaves the list that was there', async () => {
    show();
    await fillIn();
    await submit();
    await expect.element(results()).toHaveFocus();
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await select(field('Season'), 'Summer');
    await submit();
    expect(await logged()).toHaveLength(1);
    await expect.element(button()).toHaveFocus();
    await expect.element(page.getByText(expected.seasonalFocus)).toBeVisible();
  });

  test('by an answer that holds no tips is logged, too', async () => {
    show();
    await fillIn();
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ id: 'held' }));
    await submit();
    expect(await logged()).toEqual(['Error: The answer holds no maintenance tips']);
    await expect.element(button()).toHaveFocus();
  });

  test('by what only the server finds wrong is told at its field', async () => {
    show();
    await fillIn();
    const problem = {
      status: 422,
      code: 'validation_failed',
      errors: [{ path: 'location', message: 'At most 120 characters' }],
    };
    const headers = { 'Content-Type': 'application/problem+json' };
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(problem, { status: 422, headers }));
    await submit();
    expect(await logged()).toHaveLength(1);
    await expect.element(field('Location')).toHaveFocus();
    expect(messageOf('Location')).toBe('At most 120 characters');
    await expectFilledIn();
  });
});

test('is filled in and read by keyboard alone', async () => {
  show();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await realUser.keyboard(key);
  };
  await expect.element(field('Home age')).toBeVisible();
  (field('Home age').element() as HTMLElement).focus();
  await keys('3', '{Tab}', 'C', '{Tab}', 'W', '{Tab}', 'Pre-', '{Tab}');
  await expect.element(field('Location')).toHaveFocus();
  await keys('{Tab}', '{Tab}', ' ', '{Enter}');
  await expect.element(results()).toHaveFocus();
  await expect.element(field('Plumbing Problems')).toBeChecked();
});

describe.each([
  [320, reservedSizeOf('inspection-tips').narrow],
  [900, reservedSizeOf('inspection-tips').wide],
])('in a box of %i px', (width, height) => {
  test('makes no room for tips when fields are wrong', async () => {
    show({ apiBase: faulty('broken') }, width);
    await vi.waitFor(() => expect(card()).toBe(height));
    await submit();
    await expect.element(field('Home age')).toHaveFocus();
    // Four messages, each at its field.
    expect(card()).toBeLessThanOrEqual(height + 4 * 24);
  });

  test('keeps the room of tips that do not come until the visitor goes on', async () => {
    show({ apiBase: faulty('broken') }, width);
    await fillIn();
    await submit();
    expect(await logged()).toHaveLength(1);
    await expect.element(button()).toHaveFocus();
    expect(card()).toBeGreaterThan(height + 800);
    await select(field('Season'), 'Fall');
    await vi.waitFor(() => expect(card()).toBe(height));
  });

  test('makes room for the tips at the click, not when they come', async () => {
    show({}, width);
    await fillIn();
    const { letGo } = holdCalls();
    await submit();
    await expect.element(page.getByRole('status')).toBeVisible();
    const waiting = card() ?? 0;
    expect(waiting).toBeGreaterThan(height + 800);
    letGo();
    await expect.element(results()).toBeVisible();
    expect(card()).toBeGreaterThan(waiting * 0.8);
  });
});

test('two on a page keep what is theirs', async () => {
  // By name: Preact numbers the ids in each tree from the start; each element has its own shadow
  // root.
  const [first, second] = [show(), show()].map((host) => () => {
    const control = host.querySelector('[name="location"]');
    return control as HTMLInputElement;
  });
  await vi.waitFor(() => expect(second?.()).toBeTruthy());
  const location = first?.() as HTMLInputElement;
  await userEvent.clear(location);
  await userEvent.type(location, 'Frisco');
  await click(page.getByRole('button').first());
  expect(second?.().value).toBe('Dallas-Fort Worth, TX');
  expect(first?.().value).toBe('Frisco');
});

test('the place is the area of the business until the visitor types another', async () => {
  renderInHost(
    <BusinessProvider business={sampleBusiness}>
      <TipsWidget apiBase={api} />
    </BusinessProvider>,
  );
  await expect.element(field('Location')).toHaveValue('Atlanta, GA');
  await fill(field('Location'), 'Savannah, GA');
  await click(field('Plumbing Problems'));
  await expect.element(field('Location')).toHaveValue('Savannah, GA');
});
