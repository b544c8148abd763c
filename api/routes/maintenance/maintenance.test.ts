import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import {
  completion,
  hangUp,
  modelAnswer,
  never,
  raw,
  standInLlm,
  status,
  well,
} from '#api/tips/testing/stand-in-llm.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { maintenanceRequest } from '#domain/maintenance/testing/requests.ts';

const call = 'POST /api/maintenance/tips';
const body = maintenanceRequest({ concerns: ['Foundation Issues'], location: 'Plano, TX' });

describe('POST /api/maintenance/tips', () => {
  it('answers from the rule base', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, { body });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual(maintenanceTips(body));
  });

  it('takes a missing location for ours and missing concerns for none', async () => {
    const api = await apiForTest();
    const { location: _, concerns: __, ...rest } = body;
    expect((await api.send(call, { body: rest })).json).toEqual(
      maintenanceTips(maintenanceRequest()),
    );
  });

  it.each([
    ['homeAge', 'Please select home age'],
    ['homeType', 'Please select home type'],
    ['season', 'Please select season'],
    ['location', 'Please enter location'],
    ['priority', 'Please select priority level'],
  ])('refuses an empty %s', async (field, message) => {
    const api = await apiForTest();
    const answer = await api.send(call, { body: { ...body, [field]: '' } });
    expect(answer).toMatchObject({ status: 422, json: { code: 'validation_failed' } });
    expect(fieldErrors(answer)).toEqual({ [field]: message });
  });

  it('reports everything that is wrong at once', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, { body: { location: '', concerns: ['Ghosts'] } });
    expect(Object.keys(fieldErrors(answer)).toSorted()).toEqual(
      ['concerns.0', 'homeAge', 'homeType', 'location', 'priority', 'season'].toSorted(),
    );
  });

  it('refuses a body that is not JSON, of another type, or too large', async () => {
    const api = await apiForTest();
    const type = { 'Content-Type': 'text/plain' };
    expect((await api.send(call, { body: '{' })).status).toBe(400);
    expect((await api.send(call, { body: JSON.stringify(body), headers: type })).status).toBe(415);
    const large = { ...body, location: 'x'.repeat(70_000) };
    expect((await api.send(call, { body: large })).status).toBe(413);
  });

  it('refuses another method, and says which one it takes', async () => {
    const api = await apiForTest();
    const answer = await api.send('GET /api/maintenance/tips');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  });

  it('lets widgets on any page call it', async () => {
    const api = await apiForTest();
    const preflight = await api.send('OPTIONS /api/maintenance/tips', {
      headers: { 'Access-Control-Request-Method': 'POST', Origin: 'https://jane.example' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    const answer = await api.send(call, { body, headers: { Origin: 'https://jane.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('lets one address ask twenty times in ten minutes, beside its other writes', async () => {
    const api = await apiForTest({ rateLimit: true });
    const ask = () => api.send(call, { body });
    const first = await Promise.all(Array.from({ length: 20 }, ask));
    expect(first.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const next = await ask();
    expect(next).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(next.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect((await api.send('POST /api/contact', { body: {} })).status).toBe(422);
  });
});

describe('POST /api/maintenance/tips with a language model', () => {
  it('answers what the model says, the most pressing first', async () => {
    const tips = modelAnswer.tips.toReversed();
    const { url } = await standInLlm(completion(JSON.stringify({ ...modelAnswer, tips })));
    const api = await apiForTest({ tipsLlm: { url } });
    const answer = await api.send(call, { body });
    expect(answer.json).toMatchObject({ summary: modelAnswer.summary });
    const priorities = (given: { priority: string }[]) => given.map(({ priority }) => priority);
    expect(priorities((answer.json as unknown as typeof modelAnswer).tips)).toEqual(
      priorities(modelAnswer.tips),
    );
  });

  it('is not asked about a body that is refused', async () => {
    const { url, asked } = await standInLlm(well);
    const api = await apiForTest({ tipsLlm: { url } });
    expect((await api.send(call, { body: { ...body, season: 'Monsoon' } })).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', status(503), { reason: 'status', llmStatus: 503 }],
    ['talks nonsense', raw('nonsense of Plano'), { reason: 'not_json' }],
    ['says something else', completion('{"summary":"Plano"}'), { reason: 'wrong_shape' }],
    ['hangs up', hangUp, { reason: 'unreachable' }],
    ['never answers', never, { reason: 'timeout' }],
  ] as const)(
    'answers from the rule base when it %s, and the log says why',
    async (_, way, why) => {
      const { url } = await standInLlm(way);
      const lines: string[] = [];
      const onLog = (line: string) => void lines.push(line);
      const tipsLlm = { url, key: 'sk-secret', deadline: 60 };
      const api = await apiForTest({ tipsLlm, onLog });
      const answer = await api.send(call, { body });
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual(maintenanceTips(body));

      const log = lines.join('');
      const [warning] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
      expect(warning).toMatchObject(why);
      expect(warning.requestId).toBe(answer.headers.get('X-Request-Id'));
      expect(log).not.toMatch(/Plano|sk-secret|secret details|nonsense/);
    },
  );
});
