import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ApiForTest, apiForTest } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';

const TOKEN = 'wildflowers-of-the-hill-country';
const WITH = { headers: { Authorization: `Bearer ${TOKEN}` } };

/** Every sample of a scrape by its name and labels. */
async function scrape(api: ApiForTest): Promise<Map<string, number>> {
  const { status, text } = await api.send('GET /metrics', WITH);
  expect(status).toBe(200);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** Without the series of the process, which vary with garbage collection. */
const ownSeries = async (api: ApiForTest) =>
  [...(await scrape(api)).keys()].filter((name) => name.startsWith('inspection_')).sort();

describe('metrics', () => {
  it('are not found without a configured token', async () => {
    const front = await distForTest();
    for (const api of [await apiForTest(), await apiForTest({ front })]) {
      const answer = await api.send('GET /metrics', WITH);
      const unknown = await api.send('GET /nothing', WITH);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toBe(unknown.headers.get('Content-Type'));
      expect(answer.headers.get('Cache-Control')).toBe(unknown.headers.get('Cache-Control'));
    }
  });

  it.each([
    undefined,
    TOKEN,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN} ${TOKEN}`,
    `Basic ${btoa(`prometheus:${TOKEN}`)}`,
  ])('are refused with %j', async (Authorization) => {
    const api = await apiForTest({ metricsToken: TOKEN, front: await distForTest() });
    const answer = await api.send('GET /metrics', { headers: { Authorization } });
    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('wrong_token');
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="metrics"');
    expect(answer.text).not.toContain('inspection_');
  });

  it('are readable with the token, in the text format of Prometheus', async () => {
    const api = await apiForTest({ metricsToken: TOKEN, front: await distForTest() });
    const answer = await api.send('GET /metrics', WITH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).toMatch(/^# HELP \w/m);
    expect(answer.text).toMatch(/^# TYPE inspection_http_requests_total counter$/m);
    expect(answer.text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(answer.text).toMatch(/^process_resident_memory_bytes [\d.e+]+$/m);
    expect(answer.text).toMatch(
      /^inspection_build_info\{version="[\d.]+",node="v24[\d.]+",build="none"\} 1$/m,
    );
  });
});

describe('metrics', () => {
  it('count requests by method, route and status', async () => {
    const api = await apiForTest({ metricsToken: TOKEN });
    for (let call = 0; call < 3; call += 1) {
      await api.send('GET /api/calendar/slots?date=2026-11-30');
    }
    await api.send('GET /api/calendar/slots?date=soon');
    const samples = await scrape(api);
    const slots = 'method="GET",route="/api/calendar/slots"';
    expect(samples.get(`inspection_http_requests_total{${slots},status="200"}`)).toBe(3);
    expect(samples.get(`inspection_http_requests_total{${slots},status="422"}`)).toBe(1);
    expect(samples.get(`inspection_http_request_duration_seconds_count{${slots}}`)).toBe(4);
    expect(samples.get('inspection_http_requests_in_flight')).toBe(1);
    const refused = 'code="validation_failed",route="/api/calendar/slots"';
    expect(samples.get(`inspection_problems_total{${refused}}`)).toBe(1);
  });

  it('count each lead once, and the writes', async () => {
    const api = await apiForTest({ metricsToken: TOKEN });
    const before = await scrape(api);
    expect(before.get('inspection_records_added_total{kind="booking"}')).toBe(0);
    const headers = { 'Idempotency-Key': 'once' };
    for (const status of [201, 201]) {
      const answer = await api.send('POST /api/contact', { body: contactBody(), headers });
      expect(answer.status).toBe(status);
    }
    for (const status of [201, 409]) {
      const answer = await api.send('POST /api/calendar/book', { body: bookingBody() });
      expect(answer.status).toBe(status);
    }
    const samples = await scrape(api);
    expect(samples.get('inspection_records_added_total{kind="contact_request"}')).toBe(1);
    expect(samples.get('inspection_records_added_total{kind="booking"}')).toBe(1);
    expect(samples.get('inspection_records{kind="bookings"}')).toBe(1);
    expect(samples.get('inspection_records{kind="contact_requests"}')).toBe(1);
    expect(samples.get('inspection_store_write_duration_seconds_count{part="bookings"}')).toBe(1);
    expect(samples.get('inspection_data_files{part="bookings"}')).toBe(1);
    expect(samples.get('inspection_data_bytes{part="bookings"}')).toBeGreaterThan(100);
    expect(samples.get('inspection_data_free_bytes')).toBeGreaterThan(0);
  });

  it('have the figure and the state of each check, and the outcomes of mails', async () => {
    const api = await apiForTest({ metricsToken: TOKEN });
    const before = await scrape(api);
    expect(before.get('inspection_store_unavailable')).toBe(0);
    expect(before.get('inspection_check_state{check="store"}')).toBe(0);
    expect(before.has('inspection_check_state{check="mail"}')).toBe(false);
    expect(before.get('inspection_mail_attempts_total{outcome="refused"}')).toBe(0);
    await rm(api.dataDir, { recursive: true });
    await writeFile(api.dataDir, 'a file where the folder was');
    const after = await scrape(api);
    expect(after.get('inspection_store_unavailable')).toBe(1);
    expect(after.get('inspection_check_state{check="store"}')).toBe(2);
    expect(after.has('inspection_check_state{check="errors"}')).toBe(false);
  });

  it('count calls beyond the rate limits', async () => {
    const api = await apiForTest({ metricsToken: TOKEN, rateLimit: true });
    const calls = Array.from({ length: 21 }, () => api.send('POST /api/contact', { body: {} }));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const samples = await scrape(api);
    const limited = 'inspection_problems_total{code="rate_limited",route="/api/contact"}';
    expect(samples.get(limited)).toBe(1);
  });

  it('count cached and rendered pages', async () => {
    const api = await apiForTest({ metricsToken: TOKEN, front: await distForTest() });
    for (const path of ['/', '/', '/', '/about', '/broken']) await api.send(`GET ${path}`);
    const samples = await scrape(api);
    expect(samples.get('inspection_page_cache_hits_total')).toBe(2);
    expect(samples.get('inspection_page_render_duration_seconds_count')).toBe(3);
    const failed = 'method="GET",route="page",status="500"';
    expect(samples.get(`inspection_http_requests_total{${failed}}`)).toBe(1);
  });

  it('are readable while writes fail, and count the failures', async () => {
    const api = await apiForTest({ metricsToken: TOKEN });
    const send = async () => (await api.send('POST /api/contact', { body: contactBody() })).status;
    expect(await send()).toBe(201);
    await rm(api.dataDir, { recursive: true });
    await writeFile(api.dataDir, 'a file where the folder was');
    expect(await send()).toBe(503);
    const samples = await scrape(api);
    const refused = 'inspection_store_write_failures_total{part="contact-requests",code="ENOTDIR"}';
    expect(samples.get(refused)).toBe(1);
    expect(samples.get('inspection_records_added_total{kind="contact_request"}')).toBe(1);
  });

  it('gain no new series from clients’ input', async () => {
    const api = await apiForTest({ metricsToken: TOKEN, front: await distForTest() });
    const attempt = async (name: string) => {
      for (const path of [
        name,
        `api/${name}`,
        `blog/${name}`,
        `uploads/${name}`,
        `admin/${name}`,
      ]) {
        await api.send(`GET /${path}?search=${name}`);
      }
      await api.send(`POST /${name}`);
      await api.send(`PROPFIND /${name}`);
      await api.send(`REPORT /${name}`);
      await api.send('POST /api/contact', { body: contactBody({ firstName: name }) });
      await scrape(api);
    };
    await attempt('zq7mark');
    const before = await ownSeries(api);
    await attempt('another');
    const after = await ownSeries(api);
    expect(after).toEqual(before);
    expect(after.join('\n')).not.toMatch(/zq7mark|quillfeather|PROPFIND|127\.0\.0\.1/i);
  });
});
