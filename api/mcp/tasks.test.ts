import type { Tool } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { assistant } from './testing/assistant.ts';
import { bookArguments } from './testing/book-arguments.ts';

// No model runs here. A person who reads only the names and schemas of the tools wrote down the calls for each task;
// the test holds that these few suffice, are accepted at once, and that their answers say what the task asks.

type Call = readonly [tool: string, args?: Record<string, unknown>];
type Task = readonly [
  task: string,
  calls: readonly (Call | ((answers: string[]) => Call))[],
  says: RegExp,
];

const home = { propertyType: 'residential', squareFootage: 2400, yearBuilt: 1990 };
const test = { ...bookArguments(), test: true };

const visitorTasks: readonly Task[] = [
  [
    'What does it cost to inspect a 2,400 sq ft house from 1990?',
    [['get_price', home]],
    /"totalPrice":425/,
  ],
  ['And with a pool?', [['get_price', { ...home, hasPool: true }]], /"totalPrice":450/],
  [
    'Is a condo of 900 square feet cheaper than a house?',
    [
      ['get_price', { propertyType: 'condo', squareFootage: 900 }],
      ['get_price', { propertyType: 'residential', squareFootage: 900 }],
    ],
    /"totalPrice"/,
  ],
  [
    '¿Cuánto cuesta? Contésteme en español.',
    [['get_price', { ...home, locale: 'es' }]],
    /pies cuadrados/,
  ],
  [
    'When is the next free time in 75034?',
    [['list_free_starts', { ...home, yearBuilt: undefined, zip: '75034' }]],
    /"starts":\["\d\d:\d\d"/,
  ],
  [
    'Is anything free on December 1?',
    [['list_free_starts', { from: '2026-12-01', to: '2026-12-01' }]],
    /"date":"2026-12-01"/,
  ],
  [
    'Do you come to El Paso, 79901?',
    [['list_free_starts', { zip: '79901' }]],
    /"notice":"[^"]*El Paso/,
  ],
  [
    'Are you licensed and insured?',
    [['ask_question', { question: 'Are you licensed and insured?' }]],
    /#8544/,
  ],
  [
    'Try to book Monday at 8 for me, but do not really do it.',
    [['book_inspection', test]],
    /"test":true/,
  ],
  [
    'Book the first free time next week for my house.',
    [
      ['get_price', home],
      [
        'list_free_starts',
        { propertyType: 'residential', squareFootage: 2400, from: '2026-11-30', zip: '75034' },
      ],
      ([, found = '']) => {
        const { days } = JSON.parse(found) as { days: { date: string; starts: string[] }[] };
        const { date, starts } = days.find(({ starts }) => starts.length > 0) ?? {
          date: '',
          starts: [],
        };
        return ['book_inspection', { ...bookArguments(), date, time: starts[0] }];
      },
    ],
    /"outcome":"booked"/,
  ],
];

const ownerTasks: readonly Task[] = [
  [
    'What do I have on November 30?',
    [['list_bookings', { from: '2026-11-30', to: '2026-11-30' }]],
    /Grace Hollowbrook/,
  ],
  [
    'What is the gate code at that appointment?',
    [['list_bookings', { from: '2026-11-30', to: '2026-11-30' }]],
    /Gate code by phone/,
  ],
  [
    'When is Hollowbrook’s inspection?',
    [['find_bookings', { search: 'hollowbrook' }]],
    /Monday, November 30, 2026, 8:00 AM/,
  ],
  [
    'Who called from 972-555-0102?',
    [['find_bookings', { search: '972-555-0102' }]],
    /Grace Hollowbrook/,
  ],
  ['Who has not paid?', [['list_open_jobs', { need: 'payment' }]], /Grace Hollowbrook.*"due":\d+/],
  [
    'Which reports are missing?',
    [['list_open_jobs', { need: 'report' }]],
    /Grace Hollowbrook.*"needs":\[[^\]]*"report"/,
  ],
  ['What is open at all?', [['list_open_jobs']], /"needs":\["/],
  [
    'Has Grace signed, and how much does she still owe?',
    [
      ['find_bookings', { search: 'Grace' }],
      ([found = '']) => ['get_job', { id: JSON.parse(found).bookings[0].id }],
    ],
    /(?=.*"agreement":"unsigned").*"due":4550/,
  ],
  ['Who waits for an answer of mine?', [['list_waiting_requests']], /"total":1.*Quillfeather/],
  [
    'Cancel Grace’s appointment because of hail.',
    [
      ['find_bookings', { search: 'Grace' }],
      ([found = '']) => {
        const { id, revision } = JSON.parse(found).bookings[0] as { id: string; revision: number };
        return ['cancel_booking', { id, revision, reason: 'Hail.' }];
      },
    ],
    /"status":"cancelled"/,
  ],
];

/** Makes the calls one after the other; the texts of all answers. */
async function answersOf(
  { call }: Awaited<ReturnType<typeof assistant>>,
  calls: Task[1],
): Promise<string[]> {
  const answers: string[] = [];
  for (const one of calls) {
    const [tool, args = {}] = typeof one === 'function' ? one(answers) : one;
    const { answer, isError } = await call(tool, args);
    expect(isError, JSON.stringify(answer)).toBe(false);
    answers.push(JSON.stringify(answer));
  }
  return answers;
}

describe('a visitor’s assistant', () => {
  it.each(visitorTasks)('%s', async (_task, calls, says) => {
    const { url } = await ownerWithKeys();
    const answers = await answersOf(await assistant(`${url}/api/mcp?public`), calls);
    expect(answers.join('\n').replaceAll('\n', ' ')).toMatch(says);
  });
});

describe('the owner’s assistant', () => {
  it.each(ownerTasks)('%s', async (_task, calls, says) => {
    let now = new Date('2026-11-25T15:00:00Z');
    const { makeKey, send, call, url } = await ownerWithKeys({ clock: () => now });
    await send('POST /api/contact', { body: contactBody() });
    const booked = (await send('POST /api/calendar/book', { body: bookingBody() })).json;
    const { id } = booked as unknown as { id: string };
    await call(`POST /api/bookings/${id}/lines`, { label: 'Sprinkler system', amount: 4_550 });
    // The evening of the appointment.
    now = new Date('2026-12-01T00:00:00Z');
    const { key } = await makeKey(['read', 'book'], 'My assistant');
    const headers = { Authorization: `Bearer ${key}` };
    const answers = await answersOf(await assistant(`${url}/api/mcp`, { headers }), calls);
    expect(answers.join(' ')).toMatch(says);
  });
});

/** The fields of a schema, with those of objects and lists in it. */
type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
};

function* silentFields(schema: Schema, path: string): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!field.description) yield `${path}.${name}`;
    yield* silentFields(field, `${path}.${name}`);
  }
  if (schema.items) yield* silentFields(schema.items, path);
}

it('every argument of every tool says what it is', async () => {
  const { makeKey, url } = await ownerWithKeys();
  const { key } = await makeKey(['read', 'book']);
  const toolsAt = async (address: string, headers = {}): Promise<Tool[]> =>
    (await (await assistant(address, { headers })).client.listTools()).tools;
  const tools = [
    ...(await toolsAt(`${url}/api/mcp?public`)),
    ...(await toolsAt(`${url}/api/mcp`, { Authorization: `Bearer ${key}` })),
  ];
  const silent = tools.flatMap(({ name, inputSchema }) => [
    ...silentFields(inputSchema as Schema, name),
  ]);
  expect(silent).toEqual([]);
});
