import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { METRICS_PATH } from '#api/metrics/metrics.routes.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { document } from '#api/testing/documented-answers.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { routesOf } from '#api/testing/routes-of.ts';
import { operations } from './operations.ts';

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('describes every route, and no other', async () => {
  const routes = routesOf(await storeForTest(await temporaryFolder()));
  const described = operations.map(({ call }) => call);
  const expected = routes.filter((route) => route !== `GET ${METRICS_PATH}`);
  expect(described.sort()).toEqual(expected.sort());
});

it('says which calls an API key with which scope may make', () => {
  const scopes = operations.flatMap(({ call, scope }) => (scope ? [`${call} ${scope}`] : []));
  const rows = routeRows.flatMap(({ call, key }) => (key ? [`${call} ${key}`] : []));
  expect(scopes.sort()).toEqual(rows.sort());
});

it('names each operation once', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('is served with an ETag, and not again to who has it', async () => {
  const api = await apiForTest({ publicUrl: 'https://inspector.example' });
  const answer = await api.send('GET /api/openapi.json');
  expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(document)));
  expect(answer.headers.get('Cache-Control')).toContain('public');
  const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
  const again = await api.send('GET /api/openapi.json', { headers });
  expect(again).toMatchObject({ status: 304, text: '' });
});
