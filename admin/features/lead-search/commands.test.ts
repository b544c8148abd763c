import { expect, it, vi } from 'vitest';
import { commandsOf, foundCommands } from './commands.ts';

const actions = { onShowKeys: vi.fn(), onLogOut: vi.fn() };
const commands = commandsOf(actions);
const titles = (search: string) => foundCommands(commands, search).map(({ title }) => title);

it.each([
  ['book', ['Book an appointment', 'Bookings']],
  ['new', ['Book an appointment', 'Write a post']],
  ['NEW  po', ['Write a post']],
  ['go to requ', ['Contact Requests']],
  ['sign out', ['Log out']],
  ['ost', []],
])('%j finds %j', (search, expected) => {
  expect(titles(search)).toEqual(expected);
});

it('without a search all are there', () => {
  expect(titles(' ')).toHaveLength(commands.length);
});
