import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiForTest, PASSWORD, runningApi } from '#api/testing/api-test.ts';
import { expectProblem } from '#api/testing/expect-problem.ts';
import { hostileValues } from '#api/testing/hostile-values.ts';
import { bookArguments } from './testing/book-arguments.ts';

const message = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const toolCall = (name: unknown, args?: unknown) =>
  message('tools/call', { name, arguments: args });
const post = 'POST /api/mcp?public';

let api: Awaited<ReturnType<typeof runningApi>>;
const log: string[] = [];
beforeAll(async () => {
  api = await runningApi({ onLog: (line) => log.push(line) });
});
afterAll(() => api.close());

/** The answer's JSON-RPC error, the problem in the tool's result, its answer, or the problem of the call. */
async function outcome(body: unknown, headers: Record<string, string> = {}) {
  const { status, text } = await api.send(post, { body, headers });
  expect(status, text).toBeLessThan(500);
  const answer = JSON.parse(text);
  if (!answer.result) return answer.error ?? answer;
  return JSON.parse(answer.result.content[0].text);
}

const home = { propertyType: 'residential', squareFootage: 2400 };
const validArguments: readonly (readonly [string, Record<string, unknown>])[] = [
  ['get_price', { ...home, inspectionDate: '2026-12-01' }],
  ['list_free_starts', { ...home, from: '2026-12-01', to: '2026-12-02', zip: '75034' }],
  ['ask_question', { question: 'What does it cost?' }],
  ['book_inspection', bookArguments({ test: true })],
];

describe.each(validArguments)('%s', (name, valid) => {
  it('answers hostile values of each argument without a fault', async () => {
    for (const argument of Object.keys(valid)) {
      for (const value of hostileValues) {
        const answer = await outcome(toolCall(name, { ...valid, [argument]: value }));
        const what = `${argument}: ${JSON.stringify(value).slice(0, 40)}`;
        if (answer.code) expect(answer.status, what).toBe(422);
      }
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('refuses properties of every object, and arguments that are none', async () => {
    const polluted = JSON.stringify(toolCall(name, { constructor: { a: 1 }, ...valid }));
    expect((await outcome(polluted)).code).toBe('validation_failed');
    const prototype = polluted.replace('"constructor"', '"__proto__"');
    expect((await outcome(prototype)).code).toBe('malformed_body');
    for (const value of ['text', 7, true, ['a'], [[[]]]]) {
      expect((await outcome(toolCall(name, value))).code).toBe(-32602);
    }
  });
});

describe('the server', () => {
  it.each(['__proto__', 'constructor', 'toString', 'GET_PRICE', '', 'x'.repeat(50_000), '\uD800'])(
    'has no tool %j',
    async (name) => {
      expect((await outcome(toolCall(name))).code).toBe(-32602);
    },
  );

  it.each([7, null, ['get_price'], {}])('finds no tool by %j', async (name) => {
    expect((await outcome(toolCall(name))).code).toBe(-32602);
  });

  it.each(['resources/list', 'prompts/get', 'tasks/list', '__proto__', 'x'.repeat(50_000)])(
    'has no method %j',
    async (method) => {
      expect((await outcome(message(method))).code).toBe(-32601);
    },
  );

  it('refuses what is no message, and several in one', async () => {
    const one = message('tools/list');
    const refused = [[], [one], [one, one], {}, 'text', 7, null, { ...one, jsonrpc: '1.0' }];
    const ids = [null, 1.5, {}, [1], true].map((id) => ({ ...one, id }));
    const answers = [{ jsonrpc: '2.0', id: 1, result: {} }];
    for (const body of [...refused, ...ids, ...answers]) {
      expectProblem(await api.send(post, { body: JSON.stringify(body) }), JSON.stringify(body));
    }
  });

  it('refuses large bodies before it reads them', async () => {
    const answer = await api.send(post, {
      body: toolCall('ask_question', { question: 'x'.repeat(1_000_000) }),
    });
    expect(answer.json).toMatchObject({
      code: 'body_too_large',
      detail: 'At most 64 KB are accepted.',
    });
  });

  it('answers values that are nested as deeply as a body can hold', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const places = [
      `"name":"ask_question","arguments":{"question":${deep}}`,
      `"name":"get_price","arguments":{"deep":${deep}}`,
      `"name":${deep}`,
      `"name":"ask_question","arguments":{"question":"?"},"_meta":{"deep":${deep}}`,
    ];
    for (const params of places) {
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${params}}}`;
      expect(await outcome(body)).toHaveProperty(params.includes('_meta') ? 'answer' : 'code');
    }
  });

  it('takes notifications without an answer', async () => {
    for (const method of ['notifications/initialized', 'notifications/cancelled', 'anything']) {
      const body = { jsonrpc: '2.0', method, params: { requestId: 1 } };
      const { status, text } = await api.send(post, { body });
      expect({ status, text }, method).toEqual({ status: 202, text: '' });
    }
  });

  it('keeps no stream open', async () => {
    const revision = '2026-07-28';
    const body = message('subscriptions/listen', {
      notifications: { toolsListChanged: true },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      },
    });
    const headers = { 'MCP-Protocol-Version': revision, 'Mcp-Method': 'subscriptions/listen' };
    expect((await outcome(body, headers)).message).toBe('Subscription limit reached');
  });

  it('names the revisions that it speaks to a client of another one', async () => {
    const headers = { 'MCP-Protocol-Version': '1999-01-01' };
    const { status, text } = await api.send(post, { body: message('tools/list'), headers });
    expect(status).toBe(400);
    expect(JSON.parse(text).error.message).toContain('2025-11-25');
  });

  it('answers no other method', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await api.send(`${method} /api/mcp?public`);
      expect(answer.json.code, method).toBe('method_not_allowed');
      expect(answer.headers.get('Allow')).toBe('POST');
    }
  });

  it('answers no page of another site, whatever name led to this server', async () => {
    const origins = ['https://jane.example', 'null', `${api.origin}.evil.example`];
    for (const Origin of origins) {
      const answer = await api.send(post, { body: message('tools/list'), headers: { Origin } });
      expect(answer.json.code, Origin).toBe('forbidden_origin');
    }
    const own = { Origin: api.origin };
    expect((await api.send(post, { body: message('tools/list'), headers: own })).status).toBe(200);
  });

  it('answers with the headers of the API', async () => {
    const { headers } = await api.send(post, { body: message('tools/list') });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('Mcp-Session-Id')).toBeNull();
  });

  it('logs nothing of a person', async () => {
    const lines: string[] = [];
    const server = await apiForTest({ ownerPassword: PASSWORD, onLog: (line) => lines.push(line) });
    await server.send(post, { body: toolCall('book_inspection', bookArguments()) });
    await server.send(post, {
      body: toolCall('book_inspection', bookArguments({ time: '25:00' })),
    });
    const text = lines.join('');
    expect(text).toContain('/api/mcp');
    expect(text).not.toMatch(/Hollowbrook|hollowbrook|555-0102|Pecan/);
  });

  it('refuses a flood of notifications by its address', async () => {
    const server = await apiForTest({ rateLimit: true });
    const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => server.send(post, { body })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('Retry-After')).toMatch(/^\d+$/);
  });
});
