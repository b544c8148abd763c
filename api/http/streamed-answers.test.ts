import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { StreamedAnswers } from './streamed-answers.ts';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

const bounded = (all: number, perClient: number) => new StreamedAnswers({ all, perClient });

const closed = (res: ServerResponse) =>
  new Promise((resolve) => res.destroy().once('close', () => setImmediate(resolve)));

it('refuses what one client has too many of, until one of them is closed', async () => {
  const streamed = bounded(10, 2);
  const first = answer();
  streamed.add(first, 'a');
  streamed.add(answer(), 'a');
  expect(() => streamed.add(answer(), 'a')).toThrow(expect.objectContaining({ status: 429 }));
  streamed.add(answer(), 'b');
  await closed(first);
  streamed.add(answer(), 'a');
});

it('ends the answer of which nothing was read for the longest time when there are too many in all', () => {
  const streamed = bounded(3, 3);
  const honest = answer();
  const greedy = [answer(), answer()];
  const another = answer();
  streamed.add(honest, 'honest');
  for (const one of greedy) streamed.add(one, 'greedy');
  honest.emit('drain');
  streamed.add(another, 'another');
  const ended = [honest, ...greedy, another].map(({ destroyed }) => destroyed);
  expect(ended).toEqual([false, true, false, false]);
});

it('counts no answer whose client is gone', async () => {
  const streamed = bounded(10, 1);
  const gone = answer();
  await closed(gone);
  streamed.add(gone, 'a');
  streamed.add(answer(), 'a');
});
