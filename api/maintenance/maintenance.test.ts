import { describe, expect, it } from 'vitest';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { maintenanceRequest } from '#domain/maintenance/testing/requests.ts';
import { completion, fakeLlm, modelAnswer, status, validAnswer } from './testing/fake-llm.ts';

const call = 'POST /api/maintenance/tips';
const body = maintenanceRequest({ concerns: ['Foundation Issues'], location: 'Plano, TX' });

describe('POST /api/maintenance/tips', () => {
  it('answers from the rule base', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, { body });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual(maintenanceTips(body, defaultBusiness));
  });

  it('answers in the language asked', async () => {
    const api = await apiForTest();
    const answer = await api.send(call, { body, headers: { 'Accept-Language': 'es-MX,es;q=0.9' } });
    expect(answer.json).toEqual(maintenanceTips(body, defaultBusinessIn('es')));
    expect(answer.headers.get('Content-Language')).toBe('es');
  });

  it('has defaults for location and concerns', async () => {
    const api = await apiForTest();
    const { location: _, concerns: __, ...rest } = body;
    expect((await api.send(call, { body: rest })).json).toEqual(
      maintenanceTips(maintenanceRequest(), defaultBusiness),
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
});

describe('POST /api/maintenance/tips with a language model', () => {
  it('answers with the model’s tips, the most urgent first', async () => {
    const tips = modelAnswer.tips.toReversed();
    const { url } = await fakeLlm(completion(JSON.stringify({ ...modelAnswer, tips })));
    const api = await apiForTest({ tipsLlm: { url } });
    const answer = await api.send(call, { body });
    expect(answer.json).toMatchObject({ summary: modelAnswer.summary });
    const priorities = (given: { priority: string }[]) => given.map(({ priority }) => priority);
    expect(priorities((answer.json as unknown as typeof modelAnswer).tips)).toEqual(
      priorities(modelAnswer.tips),
    );
  });

  it('asks the model for the language asked', async () => {
    const { url, requests } = await fakeLlm(validAnswer);
    const api = await apiForTest({ tipsLlm: { url } });
    for (const language of ['es', 'en']) {
      await api.send(call, { body, headers: { 'Accept-Language': language } });
    }
    const [spanish, english] = requests.map(({ body }) => body.messages[0]?.content);
    expect(spanish).toMatch(/in Spanish.*"Gratis"/s);
    expect(english).not.toMatch(/Spanish|Gratis/);
  });

  it('is not called for an invalid body', async () => {
    const { url, requests } = await fakeLlm(validAnswer);
    const api = await apiForTest({ tipsLlm: { url } });
    expect((await api.send(call, { body: { ...body, season: 'Monsoon' } })).status).toBe(422);
    expect(requests).toEqual([]);
  });

  it.each([
    ['fails', status(503), { reason: 'status', llmStatus: 503 }],
    ['says something else', completion('{"summary":"Plano"}'), { reason: 'wrong_shape' }],
  ] as const)('answers from the rule base when it %s, and logs why', async (_, respond, why) => {
    const { url } = await fakeLlm(respond);
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const tipsLlm = { url, key: 'sk-secret', timeout: 60 };
    const api = await apiForTest({ tipsLlm, onLog });
    const answer = await api.send(call, { body });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual(maintenanceTips(body, defaultBusiness));

    const log = lines.join('');
    const [warning] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warning).toMatchObject(why);
    expect(warning.requestId).toBe(answer.headers.get('X-Request-Id'));
    expect(log).not.toMatch(/Plano|sk-secret|secret details|nonsense/);
  });
});
