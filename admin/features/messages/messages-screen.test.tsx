import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leftPlace } from '#admin/lists/place.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type {
  SampleMessage,
  ShownMessage,
  ShownMessageSettings,
  TestMailResult,
} from '#domain/messages/presented-message.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { MessagesScreen } from './messages-screen.tsx';

const mail = {
  to: 'maria@example.com',
  subject: 'Tomorrow: your inspection at Dec 1, 2026, 8:00 AM',
  text: 'Hello Maria,\n\nThis is a reminder of your inspection. <b>no markup</b>\n',
};
const message = (fields: Partial<ShownMessage>): ShownMessage => ({
  id: 'reminder-b1',
  revision: 1,
  kind: 'reminder',
  client: 'Maria Lopez',
  state: 'planned',
  due: '2026-11-30T23:00:00.000Z',
  attempts: 0,
  mail,
  ...fields,
});
let planned: ShownMessage[];
let settings: ShownMessageSettings;
let tested: TestMailResult;
const samples: SampleMessage[] = [
  { kind: 'booking_confirmed', mail },
  { kind: 'agent_moved', mail },
];
const spanishSamples: SampleMessage[] = [
  { kind: 'booking_confirmed', mail: { ...mail, subject: 'Su cita', text: 'Hola, Maria' } },
  { kind: 'agent_moved', mail },
];
const saved: unknown[] = [];
const sent = [
  message({ id: 's1', state: 'sent', sentAt: '2026-11-30T23:00:05.000Z', attempts: 1 }),
  message({ id: 's2', state: 'refused', answer: '550 No such user here' }),
  message({ id: 's3', state: 'sent', mail: undefined, erasedAt: '2026-12-09T00:00:00.000Z' }),
];

beforeEach(() => {
  saved.length = 0;
  planned = [message({})];
  settings = {
    revision: 4,
    off: ['review_request'],
    reminderTime: '17:00',
    mailsPerPerson: 8,
    ownerEmail: '',
    templates: {},
    defaultOwnerEmail: 'hello@bluebonnet.example',
    isMailSetUp: true,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/messages/settings' && request.method === 'PUT') {
      const body = (await request.json()) as ShownMessageSettings;
      saved.push(body);
      return Response.json({ ...settings, ...body, ownerEmail: 'saved@a.example', revision: 5 });
    }
    if (pathname === '/api/messages/settings') return Response.json(settings);
    if (pathname === '/api/hold') return Response.json({ hold: null });
    if (pathname === '/api/messages/test') return Response.json(tested);
    if (pathname === '/api/messages/samples') {
      const isSpanish = new URL(request.url).searchParams.get('locale') === 'es';
      return Response.json({ data: isSpanish ? spanishSamples : samples });
    }
    const data = pathname === '/api/messages/planned' ? planned : sent;
    return Response.json({
      data,
      total: data.length,
      start: 0,
      previousCursor: null,
      nextCursor: null,
    });
  });
});

const show = (path = '/messages', business = defaultBusiness) =>
  renderInAdmin(<MessagesScreen />, { path, width: 343, business });
const text = (words: string | RegExp) => page.getByText(words);
const row = (name: string) => page.getByRole('heading', { level: 3, name });

describe('upcoming messages', () => {
  it('say to whom, when, and can be read as plain text', async () => {
    const { host } = show();
    await expect.element(text('5:00 PM · Reminder')).toBeVisible();
    await expect.element(text(/This is a reminder/)).not.toBeVisible();
    await click(row('Maria Lopez'));
    await expect
      .element(text('To the client, maria@example.com · goes out Nov 30, 2026 · 5:00 PM CT'))
      .toBeVisible();
    await expect
      .element(text(/This is a reminder of your inspection. <b>no markup<\/b>/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^In color/ }))
      .toHaveAttribute('href', '/api/messages/planned/reminder-b1/html');
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    await expect.element(text('Email is not set up')).not.toBeInTheDocument();
  });

  it('that failed show the server’s words and the next attempt', async () => {
    const nextAt = '2026-11-30T23:06:00.000Z';
    planned = [message({ state: 'waiting', attempts: 2, answer: '451 Later', nextAt })];
    show();
    await expect.element(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
    await expect.element(text('Failed')).toBeVisible();
    await click(row('Maria Lopez'));
    await expect.element(text('451 Later')).toBeVisible();
    await expect.element(text(/tried 2 times, next try Nov 30, 2026 · 5:06 PM CT/)).toBeVisible();
  });

  it('that wait because of the limit say why', async () => {
    planned = [message({ state: 'waiting', held: 'limit' })];
    show();
    await click(row('Maria Lopez'));
    await expect
      .element(text(/waits: this person has had enough email for 24 hours/))
      .toBeVisible();
    expect(text('Failed').elements()).toEqual([]);
  });

  it('that are held since a restore come first and say so', async () => {
    planned = [
      message({ id: 'held', state: 'waiting', held: 'restore', due: '2026-11-24T22:00:00.000Z' }),
      message({ id: 'due', kind: 'new_booking', state: 'waiting' }),
    ];
    show();
    const headings = page.getByRole('heading', { level: 2 });
    await expect.element(headings.nth(0)).toMatchTextContent('Held');
    await expect.element(headings.nth(1)).toMatchTextContent('Waiting to be sent');
    await click(row('Maria Lopez'));
    await expect
      .element(text(/maria@example.com · held since the restore, due Nov 24, 2026 · 4:00 PM CT/))
      .toBeVisible();
  });

  it('are shown with what to do while mail is not set up', async () => {
    settings = { ...settings, isMailSetUp: false };
    const { host } = show();
    await expect.element(page.getByRole('heading', { name: 'Email is not set up' })).toBeVisible();
    await click(text('How to set it up'));
    await expect.element(text(/^SMTP_URL=/)).toBeVisible();
    await expect.element(row('Maria Lopez')).toBeVisible();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
  });

  it('are none on a quiet day', async () => {
    planned = [];
    show();
    await expect.element(text('No upcoming messages')).toBeVisible();
    await expect.element(text('Sample messages')).not.toBeInTheDocument();
  });

  it('are samples, marked as such, before there is one and mail is set up', async () => {
    planned = [];
    settings = { ...settings, isMailSetUp: false };
    const { host } = show();
    const sample = page.getByRole('article', { name: 'Copy of a move' });
    await expect.element(sample.getByText('Sample', { exact: true })).toBeVisible();
    await expect
      .element(sample.getByText('To the agent · when such a booking is moved'))
      .toBeVisible();
    await click(sample.getByText(/^Read it/));
    await expect.element(sample.getByText(/This is a reminder/)).toBeVisible();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
  });

  it('are samples in Spanish to clients who read it', async () => {
    planned = [];
    settings = { ...settings, isMailSetUp: false };
    const { host } = show();
    await click(page.getByRole('button', { name: 'Spanish' }));
    const sample = page.getByRole('article', { name: 'Booking confirmed' });
    await click(sample.getByText(/^Read it/));
    const mailText = sample.getByText('Hola, Maria');
    await expect.element(mailText).toBeVisible();
    expect(mailText.element().closest('[lang]')?.getAttribute('lang')).toBe('es');
    const copy = page.getByRole('article', { name: 'Copy of a move' });
    await click(copy.getByText(/^Read it/));
    const english = copy.getByText(/This is a reminder/).element();
    expect(english.closest('[lang]')?.getAttribute('lang')).not.toBe('es');
    await expectAccessible(host);
  });
});

it('many messages of a day are rows of a thumb’s height, one for each recipient', async () => {
  const long = 'christopher.featherstonehaugh-cholmondeley@a-long-domain.example';
  planned = ['new_request', 'new_booking', 'agent_booked', 'reminder'].flatMap((kind, at) =>
    Array.from({ length: 10 }, (_, index) =>
      message({
        id: `${kind}-${index}`,
        kind: kind as ShownMessage['kind'],
        client: at > 1 ? undefined : 'Maria Lopez',
        state: at > 2 ? 'waiting' : 'planned',
        attempts: at > 2 ? 1 : 0,
        mail: { ...mail, to: long },
      }),
    ),
  );
  const { host } = show();
  await expect.element(text('5:00 PM · New request (10), New booking (10)')).toBeVisible();
  const rows = [...host.querySelectorAll('.admin-fold > details > summary')];
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(88);
  expect(host.scrollWidth).toBe(343);
  await click(row('You'));
  expect(page.getByRole('article', { name: 'New request: Maria Lopez' }).all()).toHaveLength(10);
});

it('an open row is still open on return', async () => {
  show('/messages?open=reminder-b1');
  await expect.element(text(/This is a reminder of your inspection/)).toBeVisible();
});

it('sent messages are listed, including refused and erased ones', async () => {
  const { host } = show('/messages?view=sent&open=s1&open=s3');
  await expect.element(text('Refused')).toBeVisible();
  await expect.element(text(/sent Nov 30, 2026 · 5:00 PM CT/).first()).toBeVisible();
  await expect.element(text('550 No such user here')).toBeVisible();
  await expect.element(text('Its text was erased with the person.')).toBeVisible();
  await expectAccessible(host);
});

describe('the settings', () => {
  it('say that no review is asked for without a link for one', async () => {
    const none = { google: '', yelp: '', facebook: '', angies: '' };
    const links = { ...defaultBusiness.links, reviews: none };
    const without = { ...defaultBusiness, links };
    show('/messages?view=settings', without);
    const note = text(/^Not sent: the business has no review link/);
    await expect.element(note).toBeVisible();
    await expect
      .element(note.getByRole('link', { name: 'Business' }))
      .toHaveAttribute('href', '/business');
  });

  it('switch kinds on and off, and say when and where to', async () => {
    const { host } = show('/messages?view=settings');
    const review = page.getByRole('checkbox', { name: /^Review request/ });
    await expect.element(review).not.toBeChecked();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    await click(review);
    await click(page.getByRole('checkbox', { name: /^Reminder:/ }));
    await fill(page.getByLabelText(/^Send reminders and tomorrow/), '18:30');
    const password = page.getByLabelText('Your password', { exact: true });
    await expect.element(password).not.toBeInTheDocument();
    await fill(page.getByLabelText(/^Your address/), 'me@a.example');
    await fill(password, 'a password');
    await expectAccessible(host);
    await expect.element(page.getByLabelText(/^Emails per person/)).toHaveValue('8');
    await fill(page.getByLabelText(/^Emails per person/), '5');
    await click(page.getByRole('button', { name: 'Save messages' }));
    await expect
      .poll(() => saved)
      .toEqual([
        {
          revision: 4,
          off: ['reminder'],
          reminderTime: '18:30',
          ownerEmail: 'me@a.example',
          mailsPerPerson: 5,
          password: 'a password',
        },
      ]);
    await expect.element(page.getByLabelText(/^Your address/)).toHaveValue('saved@a.example');
  });

  it('list the kinds by recipient, mark changed templates, and link to them', async () => {
    settings = { ...settings, templates: { agent_moved: { subject: 'Moved', text: 'Moved.' } } };
    const { host } = show('/messages?view=settings');
    const agents = page.getByRole('group', { name: 'To agents' });
    await expect.element(agents.getByText('Your wording')).toBeVisible();
    expect(page.getByText('Your wording').all()).toHaveLength(1);
    const words = agents.getByRole('link', { name: /^Edit wording.*Copy of a move$/ });
    await expect.element(words).toHaveAttribute('href', '/messages/agent_moved');
    expect(page.getByRole('link', { name: /^Edit wording/ }).all()).toHaveLength(
      messageKinds.length,
    );
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    // Back returns to the position in the list.
    await click(words);
    expect(leftPlace()?.id).toBe('agent_moved');
  });

  it.each<[TestMailResult['outcome'], string, RegExp]>([
    ['sent', '250 Queued', /^The mail server accepted the email to me@a.example/],
    ['failed', '550 Not from you', /^The email to me@a.example was not sent/],
  ])('a test mail that %s shows the server’s answer', async (outcome, answer, words) => {
    tested = { outcome, to: 'me@a.example', answer };
    show('/messages?view=settings');
    await click(page.getByRole('button', { name: 'Send a test email' }));
    await expect.element(text(words)).toBeVisible();
    await expect.element(text(answer)).toBeVisible();
  });
});
