import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { composeMessage } from './compose-message.ts';
import { type MessageKind, messageKindDisplays, messageKinds } from './message-kinds.ts';
import { plainText } from './plain-text.ts';
import type { MessageSubject } from './planned-message.ts';
import { sampleSubject } from './sample-subjects.ts';
import { messageBooking } from './testing/message-samples.ts';
import type { MessageContext } from './texts/message-context.ts';

const context: MessageContext = {
  business: defaultBusiness,
  publicUrl: 'https://bluebonnet.example',
  ownerEmail: 'owner@bluebonnet.example',
  rules: { driveTime: true },
  templates: {},
  manageUrl: 'https://bluebonnet.example/appointment/token',
  agentUrl: 'https://bluebonnet.example/agent/Vx3kq0ZJm1c8sYtR2wLhNg',
  reportUrl: 'https://bluebonnet.example/report/Vx3kq0ZJm1c8sYtR2wLhNg',
};
const place = (zip: string, city: string, latitude: number, longitude: number) => ({
  zip,
  city,
  latitude,
  longitude,
});

const aboutOf = (
  kind: MessageKind,
  booking = messageBooking(),
  request = sampleRequest(),
): MessageSubject => {
  if (kind === 'day_list') return { date: booking.date, bookings: [booking] };
  const sample = sampleSubject(kind, defaultBusiness);
  if ('booking' in sample && sample.job) return { booking, job: sample.job };
  if (['webhook_paused', 'calendar_stale', 'bookings_full'].includes(kind))
    return sampleSubject(kind, defaultBusiness);
  const isAboutRequest =
    kind === 'callback_due' || (kind.includes('request') && kind !== 'review_request');
  return isAboutRequest ? { request } : { booking };
};
const compose = (kind: MessageKind, about = aboutOf(kind), more: Partial<MessageContext> = {}) => {
  const message = composeMessage({ kind, about }, { ...context, ...more });
  return { ...message, text: plainText(message) };
};

describe.each(messageKinds)('the mail of %s', (kind) => {
  it('goes to its recipient, and names the business, its license and telephone', () => {
    const { to, text } = compose(kind);
    const addresses = {
      owner: 'owner@bluebonnet.example',
      client: 'maria@example.com',
      agent: 'jane@agents.example',
    };
    expect(to).toBe(addresses[messageKindDisplays[kind].to]);
    expect(text).toMatch(
      /\n\nBluebonnet Home Inspections\nTREC #8544\nCall or text \(972\) 555-0148\nhello@bluebonnet\.example\n$/,
    );
    expect(text).not.toMatch(/undefined|\n\n\n|null/);
  });

  it('has no visitor’s text in its subject', () => {
    const mark = 'Marked';
    const booking = messageBooking({ name: mark, address: mark, notes: mark });
    const request = sampleRequest({
      firstName: mark,
      lastName: mark,
      propertyAddress: mark,
      message: mark,
    });
    expect(compose(kind, aboutOf(kind, booking, request)).subject).not.toContain(mark);
  });
});

it('a confirmation says when, where, what it costs and how to prepare', () => {
  const breakdown = [
    { label: 'Base inspection (2,400 sq ft)', amount: 450 },
    { label: 'Early booking discount (5%)', amount: -20 },
  ];
  const quote = { input: {}, result: { breakdown, totalPrice: 430 } } as never;
  const { subject, text } = compose('booking_confirmed', { booking: messageBooking({ quote }) });
  expect(subject).toBe('Your inspection is booked: Dec 1, 2026, 8:00 AM');
  expect(text).toBe(`Hello Maria,

Thank you for booking with Bluebonnet Home Inspections. Here are the details.

When: Tuesday, December 1, 2026 at 8:00 AM Central Time
Where: 1200 Elm Street, Plano, TX 75023
Time needed: about 3 hours

Price:
  Base inspection (2,400 sq ft): $450
  Early booking discount (5%): −$20
  Total: $430

How to prepare:
  - Make sure we can get in: a gate code, a lockbox, or someone to let us in.
  - Water, electricity and gas should be on, and pilot lights lit.
  - Keep a clear path to the attic, the electrical panel, the furnace and the water heater.
  - Please keep pets out of the way, or tell us about them.

See your appointment: https://bluebonnet.example/appointment/token

You can move or cancel it there up to 24 hours before it begins. After that, please call (972) 555-0148.

Bluebonnet Home Inspections
TREC #8544
Call or text (972) 555-0148
hello@bluebonnet.example
`);
});

describe('who inspects', () => {
  const [first] = sampleBusiness.inspectors;
  const several = {
    ...sampleBusiness,
    inspectors: [first, { ...first, id: 'ana', name: 'Ana Cruz' }],
  };
  const textFor = (kind: MessageKind, business: typeof sampleBusiness) =>
    compose(kind, aboutOf(kind, messageBooking({ inspectorId: 'ana' })), { business }).text;

  it.each(['booking_confirmed', 'booking_moved', 'reminder'] as const)(
    'is named by %s where there are several inspectors',
    (kind) => {
      expect(textFor(kind, several as typeof sampleBusiness)).toContain(
        '\nYour inspector: Ana Cruz\n',
      );
      expect(textFor(kind, sampleBusiness)).not.toContain('Your inspector');
    },
  );
});

it.each([
  ['Win $500 now', 'Hello Win,'],
  ['http://evil.example', 'Hello,'],
  ['evil.com', 'Hello,'],
  ['evil. com', 'Hello,'],
  ['$$$', 'Hello,'],
  ['<b>Maria</b>', 'Hello,'],
  ['', 'Hello,'],
  ['Zoë O’Neil', 'Hello Zoë,'],
  ['Jean-Luc', 'Hello Jean-Luc,'],
  ['J.R. Smith', 'Hello J.R.,'],
])('a client whose name is %j is greeted with %j', (name, greeting) => {
  expect(
    compose('booking_confirmed', { booking: messageBooking({ name }) }).text.split('\n')[0],
  ).toBe(greeting);
});

it('the address of a home is no link, neither for the client nor for the owner', () => {
  const about = { booking: messageBooking({ address: 'Cheap pills evil.com' }) };
  for (const kind of ['booking_confirmed', 'agent_booked', 'new_booking', 'reminder'] as const) {
    expect(compose(kind, about).text).toContain('Where: Cheap pills evil. com\n');
  }
});

it('tells a client who wanted to book a time that it is not booked yet', () => {
  const { text } = compose('request_received', sampleSubject('bookings_full', defaultBusiness));
  expect(text).toContain(
    'You asked for Tuesday, December 1, 2026 at 8:00 AM Central Time. It is not booked yet: we will confirm it, or offer you another time.',
  );
});

it('makes no link of what was typed about a requested appointment', () => {
  const { request } = sampleSubject('bookings_full', defaultBusiness) as {
    request: ContactRequest;
  };
  const typed = 'see evil.app';
  const asked = request.asked && { ...request.asked, entry: typed, pets: typed, agentName: typed };
  const about = { request: { ...request, asked } };
  for (const kind of ['bookings_full', 'waiting_request', 'request_received'] as const) {
    expect(compose(kind, about).text).not.toContain('evil.app');
  }
  expect(compose('bookings_full', about).text).toContain('see evil. app');
});

it('tells the owner the requested time when online bookings are full', () => {
  const { text } = compose('bookings_full');
  for (const fact of ['Time wanted', 'December 1, 2026 at 8:00 AM', 'Lockbox, code 1234', 'Total'])
    expect(text).toContain(fact);
});

it('only the owner reads what a page told about a lead, and it is no link', () => {
  const metadata = { phone: 'see evil.app' };
  const request = { request: sampleRequest({ metadata }) };
  const booking = { booking: messageBooking({ metadata }) };
  for (const text of [compose('new_request', request).text, compose('new_booking', booking).text]) {
    expect(text).toContain('From the page: phone: see evil. app');
  }
  for (const kind of ['booking_confirmed', 'agent_booked', 'reminder'] as const) {
    expect(compose(kind, booking).text).not.toContain('evil');
  }
  expect(compose('request_received', request).text).not.toContain('evil');
});

it('the receipt of a request repeats none of its text', () => {
  const request = sampleRequest({
    message: 'buy pills',
    lastName: 'pills',
    propertyAddress: 'pills',
  });
  expect(compose('request_received', { request }).text).not.toContain('pills');
  expect(compose('new_request', { request }).text).toContain('Message:\nbuy pills');
});

it('the list of a day has the drives between its appointments', () => {
  const bookings = [
    messageBooking({ place: place('75034', 'Frisco', 33.1499, -96.8241) }),
    messageBooking({ time: '13:00', place: place('75201', 'Dallas', 32.7876, -96.7994) }),
  ];
  const { subject, text } = compose('day_list', { date: '2026-12-01', bookings });
  expect(subject).toBe('Tomorrow, Tuesday, December 1, 2026: 2 appointments');
  expect(text).toContain('\n\n8:00 AM, Buyer\n  Time needed: about 3 hours\n  Where: 1200 Elm');
  expect(text).toMatch(/1:00 PM, Buyer\n.*\n {2}Drive: about \d+ min from Frisco\n/);
});

it('the owner sees the time a booking was moved from', () => {
  const [from, to] = [
    { date: '2026-12-01', time: '08:00' },
    { date: '2026-12-02', time: '11:30' },
  ];
  const moved = { at: '2026-11-21T15:00:00.000Z', by: 'Owner', what: 'moved', from, to } as const;
  const { text } = compose('moved_booking', {
    booking: messageBooking({ ...to, history: [moved] }),
  });
  expect(text).toContain(
    'When: Wednesday, December 2, 2026 at 11:30 AM Central Time\nBefore: Tuesday, December 1, 2026 at 8:00 AM',
  );
  expect(text).toContain('\nMoved by: you\n');
});

describe('of a cancellation', () => {
  const cancelled = (by: string, reason?: string) => ({
    booking: messageBooking({
      status: 'cancelled',
      agentEmail: 'jane@agents.example',
      history: [{ at: '2026-11-21T15:00:00.000Z', by, what: 'cancelled', reason }],
    }),
  });

  it('by the owner: everybody reads who did it, and why', () => {
    const about = cancelled('Owner', 'Ice on the roads: tx.example');
    const saysBy = (who: string) => `Canceled by: ${who}\nReason: Ice on the roads: tx.example\n`;
    expect(compose('booking_cancelled', about).text).toContain(saysBy('us'));
    expect(compose('agent_cancelled', about).text).toContain(saysBy('us'));
    expect(compose('cancelled_booking', about).text).toContain(saysBy('you'));
  });

  it('by the client: everybody reads who did it, and only the owner why, without a link', () => {
    const about = cancelled('Client', 'see evil.app/x');
    expect(compose('booking_cancelled', about).text).toMatch(/^Canceled by: you\n\n/m);
    expect(compose('agent_cancelled', about).text).toMatch(/^Canceled by: the client\n\n/m);
    expect(compose('cancelled_booking', about).text).toContain(
      'Canceled by: the client\nReason: see evil. app/x\n',
    );
  });
});

describe('the discount that was asked for', () => {
  const message = '$50 off your first inspection. Ask for it when you book.';
  const discount = { promotionId: 'first', message, amount: '$50' };
  const about = (kind: MessageKind) => aboutOf(kind, messageBooking({ discount }));
  const text = (kind: MessageKind) => compose(kind, about(kind)).text;

  it('is promised to the client, beside the calculated price', () => {
    expect(text('booking_confirmed')).toContain(
      'You asked for $50 off. We’ll take $50 off when we confirm.',
    );
  });

  it.each(['new_booking', 'day_list'] as const)('is shown to the owner by %s', (kind) => {
    expect(text(kind)).toContain(`Asked for: ${message}`);
    expect(compose(kind).text).not.toContain('Asked for');
  });

  it('is nobody else’s business', () => {
    expect(text('agent_booked')).not.toContain('$50');
  });
});

describe('an option period', () => {
  // The inspection on December 1 from 8:00 to 11:00 AM; its report is due the next day at 11:00 AM.
  const text = (kind: MessageKind, optionEnds: string | undefined) =>
    compose(kind, aboutOf(kind, messageBooking({ optionEnds }))).text;
  const line = (ends: string) =>
    `Your option period ends ${ends}, before the report is due. If you need the report sooner, call (972) 555-0148.\n`;

  it.each(['booking_confirmed', 'booking_moved'] as const)(
    'that ends before the report is due stands in %s, right below the appointment',
    (kind) => {
      expect(text(kind, '2026-12-01')).toMatch(/Time needed.*\n(.+\n)*\nYour option period/);
      expect(text(kind, '2026-12-01')).toContain(line('Tue, Dec 1, 5 PM'));
      for (const ends of ['2026-12-02', undefined]) expect(text(kind, ends)).not.toMatch(/option/i);
    },
  );

  it.each(['new_booking', 'moved_booking'] as const)('likewise for the owner in %s', (kind) => {
    const fact = 'Option period: ends Tue, Dec 1, 5 PM, before the report is due\n';
    expect(text(kind, '2026-12-01')).toContain(fact);
    for (const ends of ['2026-12-02', undefined]) expect(text(kind, ends)).not.toMatch(/option/i);
  });

  it('has the name that it has in the state of the business', () => {
    const booking = messageBooking({ optionEnds: '2026-12-01' });
    for (const kind of ['booking_confirmed', 'new_booking'] as const) {
      const { text } = compose(kind, aboutOf(kind, booking), { business: sampleBusiness });
      expect(text).toMatch(/inspection period:? ends Tue, Dec 1, before/i);
      expect(text).not.toMatch(/option|5 PM/i);
    }
  });
});

it('an agent reads neither the price nor the link to change the appointment', () => {
  const breakdown = [{ label: 'Base inspection', amount: 450 }];
  const quote = { input: {}, result: { breakdown, totalPrice: 450 } } as never;
  const about = { booking: messageBooking({ quote }) };
  for (const kind of ['agent_booked', 'agent_moved', 'agent_cancelled'] as const) {
    const { text } = compose(kind, about);
    expect(text).toContain('Client: Maria Delgado');
    expect(text).not.toMatch(/\$|token/);
  }
});

it("the owner's own template replaces the default", () => {
  const template = {
    subject: 'See you on {{date}}',
    text: 'All set at {{ time }}.\n\nBye, {{business}}',
  };
  const { subject, text } = compose('booking_confirmed', undefined, {
    templates: { booking_confirmed: template },
  });
  expect(subject).toBe('See you on Dec 1, 2026');
  expect(text).toMatch(
    /^Hello Maria,\n\nAll set at 8:00 AM\.\n\nBye, Bluebonnet Home Inspections\n\nWhen: /,
  );
});

it('the owner’s link to the client’s mail program shows the address as it is', () => {
  const { blocks } = compose('new_booking');
  const links = blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
  expect(links).toContainEqual({ label: 'Email', url: 'mailto:maria@example.com' });
});
