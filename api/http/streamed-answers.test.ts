import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { StreamedAnswers } from './streamed-answers.ts';

function answerTo(client: string) {
  const req = new IncomingMessage(new Socket());
  req.headers['x-client'] = client;
  return { req, res: new ServerResponse(req) };
}

const bounded = (all: number, perClient: number) =>
  new StreamedAnswers({ all, perClient }, ({ headers }) => String(headers['x-client']));

const closed = ({ res }: { res: ServerResponse }) =>
  new Promise((resolve) => res.destroy().once('close', () => setImmediate(resolve)));

it('refuses what one client has too many of, until one of them is closed', async () => {
  const streamed = bounded(10, 2);
  const first = answerTo('a');
  streamed.add(first);
  streamed.add(answerTo('a'));
  expect(() => streamed.add(answerTo('a'))).toThrow(expect.objectContaining({ status: 429 }));
  streamed.add(answerTo('b'));
  await closed(first);
  streamed.add(answerTo('a'));
});

it('ends the answer of which nothing was read for the longest time when there are too many in all', () => {
  const streamed = bounded(3, 3);
  const answers = ['honest', 'greedy', 'greedy', 'another'].map(answerTo);
  const [honest, ...others] = answers;
  if (honest) streamed.add(honest);
  for (const answer of others.slice(0, 2)) streamed.add(answer);
  honest?.res.emit('drain');
  for (const answer of others.slice(2)) streamed.add(answer);
  expect(answers.map(({ res }) => res.destroyed)).toEqual([false, true, false, false]);
});

it('counts no answer whose client is gone', async () => {
  const streamed = bounded(10, 1);
  const gone = answerTo('a');
  await closed(gone);
  streamed.add(gone);
  streamed.add(answerTo('a'));
});
