import { expect, it } from 'vitest';
import { serversOnOneDatabase } from '#api/testing/postgres-api.ts';
import { assistant } from './testing/assistant.ts';
import { bookArguments } from './testing/book-arguments.ts';
import { raceForOneStart } from './testing/race-for-one-start.ts';

it('one of twenty clients gets a start, by assistants and forms of two servers', async () => {
  const { start } = await serversOnOneDatabase();
  await raceForOneStart([await start(), await start()]);
});

it('any server answers the next call of an assistant', async () => {
  const { start } = await serversOnOneDatabase();
  const [one, other] = [await start(), await start()];
  const first = await assistant(`${one.url}/api/mcp?public`);
  const second = await assistant(`${other.url}/api/mcp?public`);
  const booked = await first.call('book_inspection', bookArguments());
  expect(booked.isError).toBe(false);
  const repeated = await second.call('book_inspection', bookArguments());
  expect((repeated.answer as { id: string }).id).toBe((booked.answer as { id: string }).id);
  const { answer } = await second.call('list_free_starts', {
    from: '2026-11-30',
    to: '2026-11-30',
  });
  expect(answer).toMatchObject({ days: [{ starts: ['11:30', '15:00'] }] });
});
