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

it('ends the oldest answer of the client with the most when there are too many in all', () => {
  const streamed = bounded(3, 3);
  const honest = answerTo('honest');
  const greedy = [answerTo('greedy'), answerTo('greedy')] as const;
  streamed.add(honest);
  for (const answer of greedy) streamed.add(answer);
  const another = answerTo('another');
  streamed.add(another);
  expect([honest, ...greedy, another].map(({ res }) => res.destroyed)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('counts no answer whose client is gone', async () => {
  const streamed = bounded(10, 1);
  const gone = answerTo('a');
  await closed(gone);
  streamed.add(gone);
  streamed.add(answerTo('a'));
});
