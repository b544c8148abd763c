import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { assistant, revisions } from './testing/assistant.ts';

const home = { propertyType: 'residential', squareFootage: 2400, yearBuilt: 1990 };

/** A server and an anonymous assistant. */
async function visitor(options: Parameters<typeof apiForTest>[0] = {}) {
  const api = await apiForTest(options);
  return { ...api, ...(await assistant(`${api.url}/api/mcp?public`)) };
}

describe.each(revisions)('an assistant by revision %s', (revision) => {
  it('learns who answers, the tools and what each needs', async () => {
    const api = await apiForTest();
    const { client, call } = await assistant(`${api.url}/api/mcp?public`, { revision });
    expect(client.getServerVersion()?.name).toBe('Bluebonnet Home Inspections');
    expect(client.getInstructions()).toContain('TREC #8544');
    const { tools } = await client.listTools();
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []])).toEqual([
      ['get_price', ['propertyType', 'squareFootage']],
      ['list_free_starts', []],
      ['ask_question', ['question']],
      [
        'book_inspection',
        ['date', 'time', 'name', 'email', 'phone', 'address', 'quote', 'idempotencyKey'],
      ],
    ]);
    expect((await call('get_price', home)).answer).toMatchObject({ totalPrice: 425 });
  });
});

describe('the tools', () => {
  it('say by their hints that only booking changes something', async () => {
    const { client } = await visitor();
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['get_price', true],
      ['list_free_starts', true],
      ['ask_question', true],
      ['book_inspection', false],
    ]);
  });

  it('describe fields by what they take in the end', async () => {
    const { client } = await visitor();
    const { tools } = await client.listTools();
    const [price] = tools;
    expect(price?.inputSchema).toMatchObject({
      additionalProperties: false,
      properties: {
        squareFootage: {
          type: 'number',
          minimum: 500,
          description: expect.stringContaining('Living area in square feet'),
        },
        propertyType: { enum: ['residential', 'condo', 'townhome', 'warranty'] },
        inspectionDate: { type: 'string', pattern: expect.any(String) },
      },
    });
  });
});

describe('get_price', () => {
  it('answers the price with what is included and what was assumed', async () => {
    const { call } = await visitor();
    const { answer, structuredContent } = await call('get_price', { ...home, hasPool: true });
    expect(structuredContent).toEqual(answer);
    expect(answer).toMatchObject({
      totalPrice: 450,
      breakdown: [
        { label: 'Base inspection (2,400 sq ft)', amount: 375 },
        { label: 'Age of home (36 years)', amount: 50 },
        { label: 'Pool/spa', amount: 25 },
      ],
      estimatedDuration: '2.5-3 hours',
      included: expect.arrayContaining(['A written report within 24 hours']),
      assumed: [
        'At most 2 stories',
        'No basement (+$75)',
        'No detached structures',
        'No rush service (+30% of the base price)',
        'No day yet (5% off the base from 7 days ahead)',
      ],
      licence: 'TREC #8544',
    });
  });

  it('answers in Spanish if asked to', async () => {
    const { call } = await visitor();
    expect((await call('get_price', { ...home, locale: 'es' })).answer).toMatchObject({
      breakdown: [{ label: 'Inspección base (2,400 pies cuadrados)' }, { amount: 50 }],
      estimatedDuration: '2.5 a 3 horas',
      offer: {
        message: '$50 de descuento en su primera inspección. Pídalo al reservar.',
        promise: 'Le descontaremos $50 al confirmar.',
      },
    });
  });

  it('refuses what the calculator refuses, in its words', async () => {
    const { call } = await visitor();
    const wrong = { propertyType: 'castle', squareFootage: 20, inspectionDate: '2026-11-24' };
    const { answer, isError } = await call('get_price', wrong);
    expect(isError).toBe(true);
    expect(answer).toMatchObject({
      code: 'validation_failed',
      errors: [
        { path: 'propertyType', message: 'Please select a property type' },
        { path: 'squareFootage', message: 'Square footage must be between 500 and 50,000' },
      ],
    });
    const yesterday = { ...home, inspectionDate: '2026-11-24' };
    expect((await call('get_price', yesterday)).answer).toMatchObject({
      errors: [{ path: 'inspectionDate', message: 'Please choose today or a later date' }],
    });
  });

  it('refuses an argument that it does not know, which would change the price', async () => {
    const { call } = await visitor();
    const { answer } = await call('get_price', { ...home, pool: true });
    expect(answer).toMatchObject({
      errors: [{ path: '', message: expect.stringContaining('hasPool') }],
    });
  });
});

describe('list_free_starts', () => {
  it('lists what GET /api/calendar/slots offers for the home', async () => {
    const { call, send } = await visitor();
    const size = { propertyType: 'residential', squareFootage: 6000, zip: '75034' };
    const range = { from: '2026-11-30', to: '2026-12-02' };
    const { answer } = await call('list_free_starts', { ...size, ...range });
    const { days, minutes } = answer as {
      days: { date: string; starts: string[] }[];
      minutes: number;
    };
    expect(minutes).toBe(360);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    for (const { date, starts } of days) {
      const query = new URLSearchParams({ ...size, squareFootage: '6000', date });
      const slots = await send(`GET /api/calendar/slots?${query}`);
      expect(slots.json).toEqual(starts.map((time) => ({ time })));
    }
  });

  it('names days and a long drive in Spanish if asked to', async () => {
    const { call } = await visitor();
    const { answer } = await call('list_free_starts', { zip: '79901', locale: 'es' });
    expect(answer).toMatchObject({
      days: expect.arrayContaining([
        expect.objectContaining({ day: 'lunes, 30 de noviembre de 2026' }),
      ]),
      notice: expect.stringContaining('El Paso está a unas 557 millas'),
    });
  });

  it('leaves out what is booked, and begins today', async () => {
    const { call, send } = await visitor();
    await send('POST /api/calendar/book', { body: bookingBody() });
    expect((await call('list_free_starts')).answer).toMatchObject({
      from: '2026-11-25',
      to: '2026-12-08',
      timeZone: 'America/Chicago',
      days: expect.arrayContaining([
        { date: '2026-11-30', day: 'Monday, November 30, 2026', starts: ['11:30', '15:00'] },
      ]),
    });
  });

  it.each([
    [{ from: '2026-12-02', to: '2026-12-01' }, 'The last day comes before the first'],
    [{ from: '2026-12-01', to: '2027-01-01' }, 'At most 31 days'],
    [{ from: '2026-12-01', to: '2027-12-01' }, 'At most 31 days'],
    [{ to: '12/01/2026' }, 'Please choose a date'],
  ])('refuses %j', async (range, message) => {
    const { call } = await visitor();
    expect((await call('list_free_starts', range)).answer).toMatchObject({
      errors: [{ path: 'to', message }],
    });
  });

  it('says when a home is far away', async () => {
    const { call } = await visitor();
    const notice = async (zip: string) => (await call('list_free_starts', { zip })).answer;
    expect(await notice('75034')).toMatchObject({ notice: null });
    expect(await notice('77001')).toMatchObject({ notice: expect.stringContaining('Houston') });
  });
});

describe('ask_question', () => {
  it('answers as the chat does, with the entries of the FAQ that fit', async () => {
    const { call } = await visitor();
    const { answer } = await call('ask_question', { question: 'Are you licensed and insured?' });
    expect(answer).toMatchObject({
      understood: true,
      answer: expect.stringContaining('TREC #8544'),
      faq: expect.arrayContaining([
        expect.objectContaining({
          question: 'Are you licensed?',
          url: expect.stringMatching(/^http.*\/faq#license-and-insurance$/),
        }),
      ]),
    });
  });

  it('answers a question in Spanish in Spanish, with the pages in Spanish', async () => {
    const { call } = await visitor();
    const question = '¿Tiene licencia y seguro?';
    const { answer } = await call('ask_question', { question });
    expect(answer).toMatchObject({
      understood: true,
      answer: expect.stringMatching(/licencia.*TREC #8544/s),
      faq: expect.arrayContaining([
        expect.objectContaining({
          url: expect.stringMatching(/^http.*\/es\/faq#license-and-insurance$/),
        }),
      ]),
    });
    const asked = await call('ask_question', { question: 'mold?', locale: 'es' });
    expect(JSON.stringify(asked.answer)).toMatch(/moho|Llam/);
  });

  it.each(['es-MX', ['es'], '__proto__', 'x'.repeat(10_000), 7, null])(
    'refuses the language %j in words',
    async (locale) => {
      const { call } = await visitor();
      const { answer, isError } = await call('ask_question', { question: 'Hi', locale });
      expect(isError).toBe(true);
      expect(answer).toMatchObject({
        errors: [
          { path: 'locale', code: 'locale_unknown', message: 'Please choose English or Spanish' },
        ],
      });
    },
  );

  it('says whom to ask when no free start', async () => {
    const { call } = await visitor();
    const { answer } = await call('ask_question', { question: 'Quantum chromodynamics?' });
    expect(answer).toMatchObject({ understood: false, faq: [] });
  });
});
