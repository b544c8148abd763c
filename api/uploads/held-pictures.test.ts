import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { HeldPictures } from './held-pictures.ts';

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const closed = (answer: ServerResponse) =>
  new Promise((resolve) => answer.destroy().once('close', () => setImmediate(resolve)));

const upload = (size: number, read = async () => Buffer.alloc(size)) => ({
  size,
  read,
  stream: () => Readable.from([Buffer.alloc(size)]),
});

it('reads a picture once, however many answers send it', async () => {
  const pictures = new HeldPictures(10);
  const first = pictures.hold('a', upload(10));
  const second = pictures.hold('a', upload(10));
  expect(second).toBe(first);
  expect(pictures.find('a')).toBe(first);
});

it('drops those that were asked for the longest ago', () => {
  const pictures = new HeldPictures(10);
  for (const name of ['a', 'b']) pictures.hold(name, upload(5));
  pictures.find('a');
  expect(pictures.hold('c', upload(5))).toBeDefined();
  expect(['a', 'b', 'c'].map((name) => pictures.find(name) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

it('holds no more while all of its room is being sent', async () => {
  const pictures = new HeldPictures(10);
  const held = pictures.hold('a', upload(10));
  if (!held) throw new Error('There was room');
  const answers = [response(), response()] as const;
  for (const answer of answers) await pictures.bytesFor(answer, held);
  expect(pictures.hold('b', upload(1))).toBeUndefined();
  await closed(answers[0]);
  expect(pictures.hold('b', upload(1))).toBeUndefined();
  await closed(answers[1]);
  expect(pictures.hold('b', upload(1))).toBeDefined();
});

it('counts no answer whose client is gone', async () => {
  const pictures = new HeldPictures(10);
  const held = pictures.hold('a', upload(10));
  const gone = response();
  await closed(gone);
  if (held) await pictures.bytesFor(gone, held);
  expect(pictures.hold('b', upload(10))).toBeDefined();
});

it('forgets a picture that could not be read', async () => {
  const pictures = new HeldPictures(10);
  const held = pictures.hold(
    'a',
    upload(10, () => Promise.reject(new Error('EIO'))),
  );
  await expect(held?.bytes).rejects.toThrow('EIO');
  expect(pictures.find('a')).toBeUndefined();
  expect(pictures.hold('a', upload(10))).toBeDefined();
});
