import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import sharp from 'sharp';
import { today } from './fixtures/admin-bookings.ts';
import { postBody } from './fixtures/blog.ts';
import { buyer } from './fixtures/booking-steps.ts';
import { freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { test as base, OWNER_PASSWORD } from './fixtures/test.ts';

// Calls through the proxy that nothing else uses meanwhile: each meets another process than the one before it.

const test = base.extend<{ owner: APIRequestContext }>({
  owner: async ({ playwright, server }, use) => {
    const owner = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { Origin: server.url },
    });
    await ok(owner.post('/api/session', { data: { password: OWNER_PASSWORD } }));
    await use(owner);
    await owner.dispose();
  },
});

test.use({ storeName: 'several' });

async function ok(call: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await call;
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer;
}

/** The results of one call of every process. */
async function everywhere<T>(processes: number, call: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < processes; n++) results.push(await call());
  return results;
}

test('what the owner publishes is on the page that the owner opens next', async ({
  owner,
  processes,
}) => {
  const read = async () => (await ok(owner.get('/blog/in-turn'))).text();
  const created = await ok(
    owner.post('/api/blog/posts', { data: postBody('in-turn', { published: true }) }),
  );
  let post: { id: string; revision: number } = await created.json();
  for (let n = 1; n <= 10; n++) {
    await everywhere(processes, read);
    const title = `Edition ${n} of it`;
    const { revision } = post;
    const data = postBody('in-turn', { published: true, title, revision });
    post = await (await ok(owner.put(`/api/blog/posts/${post.id}`, { data }))).json();
    for (const text of await everywhere(processes, read)) expect(text).toContain(title);
  }

  await everywhere(processes, read);
  await ok(owner.delete(`/api/blog/posts/${post.id}?revision=${post.revision}`));
  const statuses = await everywhere(processes, async () =>
    (await owner.get('/blog/in-turn')).status(),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('changed opening hours decide the next look for free times', async ({ owner, processes }) => {
  const date = weekdayAhead(today, 1);
  for (const time of ['09:00', '13:00', '10:30']) {
    const availability = await (await ok(owner.get('/api/availability'))).json();
    const startTimes = Array(7).fill([time]);
    await ok(owner.put('/api/availability', { data: { ...availability, startTimes } }));
    const offered = await everywhere(processes, () => freeTimes(owner, date));
    expect(offered).toEqual(Array(processes).fill([time]));
  }
});

test('a changed offer is on the next page and in the next answer', async ({ owner, processes }) => {
  const home = async () => (await ok(owner.get('/'))).text();
  await everywhere(processes, home);
  const [first] = await (await ok(owner.get('/api/promotions/all'))).json();
  const { id, type: _type, ...promotion } = first;
  const message = 'Ten dollars off, in turn';
  await ok(owner.put(`/api/promotions/${id}`, { data: { ...promotion, on: true, message } }));
  for (const text of await everywhere(processes, home)) expect(text).toContain(message);
  const answers = await everywhere(processes, async () =>
    (await ok(owner.get('/api/promotions'))).text(),
  );
  for (const text of answers) expect(text).toContain(message);
});

test('a booking is in the owner’s next list, and repeated with its key it is the same one', async ({
  owner,
  processes,
}) => {
  const date = weekdayAhead(today, 2);
  const [time] = await freeTimes(owner, date);
  const book = () =>
    owner.post('/api/calendar/book', {
      data: { ...buyer, date, time },
      headers: { 'Idempotency-Key': '6f1c1a3e-6f0b-4b8e-9a53-0f5c2f1d7e10' },
    });
  const booked = await everywhere(processes, async () => (await ok(book())).json());
  expect(new Set(booked.map(({ id }) => id)).size).toBe(1);
  const lists = await everywhere(processes, async () =>
    (await ok(owner.get('/api/bookings'))).text(),
  );
  for (const list of lists) expect(list).toContain(booked[0].id);
  for (const times of await everywhere(processes, () => freeTimes(owner, date))) {
    expect(times).not.toContain(time);
  }
});

test('an uploaded picture is shown by every process', async ({ owner, processes }) => {
  const background = '#2b4fb3';
  const photo = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  const uploaded = await ok(
    owner.post('/api/blog/images', {
      data: await photo.png().toBuffer(),
      headers: { 'Content-Type': 'image/png' },
    }),
  );
  const { url } = await uploaded.json();
  const first = await ok(owner.get(url));
  for (const answer of await everywhere(processes, () => ok(owner.get(url)))) {
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await answer.body()).toEqual(await first.body());
  }
});

test('a renewed calendar address is the only one that works', async ({ owner, processes }) => {
  const create = async (): Promise<string> =>
    (await (await ok(owner.post('/api/calendar-feed'))).json()).url;
  const statuses = (url: string) =>
    everywhere(processes, async () => (await owner.get(url)).status());
  const first = await create();
  expect(await statuses(first)).toEqual(Array(processes).fill(200));
  const second = await create();
  expect(await statuses(first)).toEqual(Array(processes).fill(404));
  expect(await statuses(second)).toEqual(Array(processes).fill(200));
  await ok(owner.delete('/api/calendar-feed'));
  expect(await statuses(second)).toEqual(Array(processes).fill(404));
});

test('after signing out, the session is over everywhere', async ({ owner, processes }) => {
  const { cookies } = await owner.storageState();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const statuses = () =>
    everywhere(processes, async () =>
      (await owner.get('/api/bookings', { headers: { Cookie } })).status(),
    );
  expect(await statuses()).toEqual(Array(processes).fill(200));
  await ok(owner.delete('/api/session'));
  expect(await statuses()).toEqual(Array(processes).fill(401));
});
