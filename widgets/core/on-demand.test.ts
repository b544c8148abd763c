import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstTouch, onDemand } from './on-demand.ts';

test('loads once, and has the value afterwards', async () => {
  const load = vi.fn(async () => 'rules');
  const rules = onDemand(load);
  expect(rules.value).toBeUndefined();
  expect(await Promise.all([rules.load(), rules.load()])).toEqual(['rules', 'rules']);
  expect(rules.value).toBe('rules');
  expect(load).toHaveBeenCalledTimes(1);
});

test('tells a failure, and tries again when asked again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('rules');
  const rules = onDemand(load);
  await expect(rules.load()).rejects.toThrow('offline');
  expect(await rules.load()).toBe('rules');
});

test('imports nothing before all its files have come, and asks for them again', async () => {
  let status = 502;
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/checks.js' ? status : 200;
    response.end('export {};');
  }).listen();
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const load = vi.fn(async () => 'desk');
  const desk = onDemand(load, [`${origin}/checks.js`, `${origin}/desk.js`]);
  await expect(desk.load()).rejects.toThrow('checks.js');
  expect(load).not.toHaveBeenCalled();
  status = 200;
  expect(await desk.load()).toBe('desk');
  expect(load).toHaveBeenCalledTimes(1);
});

test('starts at the first touch, keeps a failure to itself and reports what came', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('rules');
  const ready = vi.fn();
  const { onPointerEnter, onFocusCapture } = firstTouch(onDemand(load), ready);
  onPointerEnter();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(ready).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    onFocusCapture();
    expect(load).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(ready).toHaveBeenCalledWith('rules'));
});
