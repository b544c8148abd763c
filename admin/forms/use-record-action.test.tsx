import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { ApiError } from '#client/api-error.ts';
import { click } from '#ui/testing/act.ts';
import { useRecordAction } from './use-record-action.ts';

/** A server with one record, which answers when the test says so. */
const server = { revision: 1, name: '', isDown: false };
const sent: { name: string; revision: number }[] = [];
let answer: (() => void)[] = [];
const onFailure = vi.fn<(text: string) => void>();

beforeEach(() => {
  Object.assign(server, { revision: 1, name: '', isDown: false });
  sent.length = 0;
  answer = [];
  onFailure.mockClear();
});

async function send(name: string, revision: number) {
  sent.push({ name, revision });
  await new Promise<void>((resolve) => answer.push(resolve));
  if (server.isDown) throw new TypeError('Failed to fetch');
  if (revision !== server.revision) {
    const body = { code: 'edit_conflict', current: { ...server } };
    throw new ApiError(
      Response.json(null, {
        status: 409,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
      JSON.stringify(body),
    );
  }
  Object.assign(server, { revision: revision + 1, name });
  return { ...server };
}

function Buttons() {
  const { pending, conflict, run } = useRecordAction({
    revision: 1,
    send,
    onSaved: () => undefined,
    onFailure,
  });
  return (
    <>
      {['first', 'second'].map((name) => (
        <button key={name} type="button" onClick={() => run(name)}>
          {name}
        </button>
      ))}
      <p role="status">{pending ?? (conflict ? `conflict of ${conflict.action}` : 'idle')}</p>
    </>
  );
}

const status = page.getByRole('status');

async function tapBoth() {
  renderInAdmin(<Buttons />);
  await click(page.getByRole('button', { name: 'first' }));
  await click(page.getByRole('button', { name: 'second' }));
  await expect.element(status).toMatchTextContent('second');
  expect(sent).toEqual([{ name: 'first', revision: 1 }]);
}

describe('two actions in quick succession', () => {
  it('both count: the second waits for the version that the first has saved', async () => {
    await tapBoth();
    answer[0]?.();
    await expect.poll(() => sent[1]).toEqual({ name: 'second', revision: 2 });
    answer[1]?.();
    await expect.element(status).toMatchTextContent('idle');
    expect(server).toMatchObject({ name: 'second', revision: 3 });
  });

  it('stop at a conflict, which the owner decides', async () => {
    await tapBoth();
    server.revision = 5;
    answer[0]?.();
    await expect.element(status).toMatchTextContent('conflict of first');
    expect(sent).toHaveLength(1);
  });

  it('go on after a failure of the first', async () => {
    await tapBoth();
    server.isDown = true;
    answer[0]?.();
    await expect.poll(() => sent[1]).toEqual({ name: 'second', revision: 1 });
    expect(onFailure).toHaveBeenCalledTimes(1);
    server.isDown = false;
    answer[1]?.();
    await expect.element(status).toMatchTextContent('idle');
    expect(server.name).toBe('second');
  });
});
