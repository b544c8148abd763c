import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#client/api-error.ts';
import { CheckField, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { click, fill } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { drafts, type Values } from './drafts.ts';
import { useEditForm } from './use-edit-form.ts';

interface TestRecord {
  revision: number;
  name: string;
}

/** The submitted names and the versions that they change. */
const sent: { name: string | undefined; revision: number | undefined }[] = [];

beforeEach(() => {
  sent.length = 0;
});

function Editor({ record }: { record: TestRecord }) {
  const form = useEditForm<TestRecord>({
    draft: 'test',
    start: { name: record.name },
    revision: record.revision,
    async send({ name }, revision) {
      sent.push({ name, revision });
      return { name: name ?? '', revision: (revision ?? 0) + 1 };
    },
    onSaved: () => undefined,
    passwordField: 'password',
  });
  return (
    <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Record">
      <TextField form={form.state} name="name" label="Name" required />
      <input type="password" name="password" aria-label="Password" />
      <button type="submit">Save</button>
    </Form>
  );
}

const name = page.getByLabelText('Name');
const save = page.getByRole('button', { name: 'Save' });

/** Mounts the form again, as after a closed dialog or a reload. */
function open(record: TestRecord) {
  cleanup();
  renderInHost(<Editor record={record} />);
}

it('keeps no password in the draft', async () => {
  open({ name: 'Ada', revision: 1 });
  await fill(page.getByLabelText('Password'), 'a secret');
  await fill(name, 'Ada L.');
  await expect.poll(() => drafts.read('test')?.values).toEqual({ name: 'Ada L.' });
});

it('restores a draft over a newer version with the same text', async () => {
  open({ name: 'Ada', revision: 1 });
  await fill(name, 'Ada L.');
  // The newer version changed another field.
  open({ name: 'Ada', revision: 4 });
  await expect.element(name).toHaveValue('Ada L.');
  await click(save);
  await expect.poll(() => sent).toEqual([{ name: 'Ada L.', revision: 4 }]);
});

it('keeps the old version of a draft whose text somebody changed', async () => {
  open({ name: 'Ada', revision: 1 });
  await fill(name, 'Ada L.');
  open({ name: 'Augusta', revision: 2 });
  await expect.element(name).toHaveValue('Ada L.');
  await fill(name, 'Ada Lovelace');
  open({ name: 'Augusta', revision: 2 });
  await click(save);
  await expect.poll(() => sent).toEqual([{ name: 'Ada Lovelace', revision: 1 }]);
});

it('removes the draft after a save, and can save again', async () => {
  open({ name: 'Ada', revision: 1 });
  await fill(name, 'Ada L.');
  await click(save);
  await expect.poll(() => sent.length).toBe(1);
  await fill(name, 'Ada Lovelace');
  await click(save);
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Ada Lovelace', revision: 2 });
  open({ name: 'Ada Lovelace', revision: 3 });
  await expect.element(name).toHaveValue('Ada Lovelace');
  expect(drafts.read('test')).toBeUndefined();
});

/** A form that stays after a save, as one record's screen does. */
function Screen({ answered }: { answered: Promise<void> }) {
  const form = useEditForm<TestRecord>({
    draft: 'screen',
    start: { name: 'Ada' },
    revision: 1,
    async send({ name }, revision) {
      sent.push({ name, revision });
      await answered;
      return { name: name ?? '', revision: (revision ?? 0) + 1 };
    },
    onSaved: (record) => form.restart({ name: record.name }, record.revision),
  });
  return (
    <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Record">
      <TextField form={form.state} name="name" label="Name" required />
      <button type="submit">{form.state.pending ? 'Saving…' : 'Save'}</button>
      <output>{form.dirty ? 'Unsaved' : 'Saved'}</output>
    </Form>
  );
}

it('keeps what is typed while a save is pending, as a change of the saved version', async () => {
  const answer = Promise.withResolvers<void>();
  renderInHost(<Screen answered={answer.promise} />);
  await fill(name, 'Ada L.');
  await click(save);
  await fill(name, 'Ada Lovelace');
  answer.resolve();
  await expect.poll(() => drafts.read('screen')?.revision).toBe(2);
  await expect.element(page.getByText('Unsaved')).toBeVisible();
  await expect.element(name).toHaveValue('Ada Lovelace');
  await click(save);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: 'Ada Lovelace', revision: 2 });
});

/** A form with a checkbox that an earlier version did not have. */
function Switches({ start, onSend }: { start: Values; onSend: (values: Values) => void }) {
  const form = useEditForm<TestRecord>({
    draft: 'switches',
    start,
    revision: 3,
    async send(values, revision) {
      onSend({ ...values, revision: String(revision) });
      return { name: '', revision: 4 };
    },
    onSaved: () => undefined,
  });
  return (
    <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Record">
      <TextField form={form.state} name="name" label="Name" required />
      <CheckField form={form.state} name="driveTime" label="Drive time" />
      <button type="submit">Save</button>
    </Form>
  );
}

it.each<[string, Values, Values, Values]>([
  ['keeps a box ticked that is newer than the draft', {}, {}, { driveTime: 'on' }],
  ['keeps a box unticked that the draft has unticked', { driveTime: 'on' }, {}, {}],
  ['keeps a box ticked that the draft has ticked', {}, { driveTime: 'on' }, { driveTime: 'on' }],
])('%s', async (_title, before, drafted, expected) => {
  drafts.save('switches', {
    start: { name: 'Ada', ...before },
    values: { name: 'Ada L.', ...drafted },
    revision: 3,
  });
  const requests: Values[] = [];
  const start = { name: 'Ada', driveTime: 'on' };
  renderInHost(<Switches start={start} onSend={(values) => requests.push(values)} />);
  await expect.element(name).toHaveValue('Ada L.');
  await click(save);
  await expect.poll(() => requests).toEqual([{ name: 'Ada L.', revision: '3', ...expected }]);
});

/** A form whose server refuses two fields, one of which it does not have. */
function Refused() {
  const form = useEditForm<TestRecord>({
    start: { name: 'Ada' },
    revision: 1,
    async send() {
      const errors = [
        { path: 'name', message: 'This name is taken' },
        { path: 'months.3', message: 'Enter a whole number' },
      ];
      throw new ApiError(
        Response.json(null, {
          status: 422,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
        JSON.stringify({ code: 'validation_failed', errors }),
      );
    },
    onSaved: () => undefined,
  });
  return (
    <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Record">
      <TextField form={form.state} name="name" label="Name" required />
      <button type="submit">Save</button>
      <output>{form.failure}</output>
    </Form>
  );
}

it('says as the failure what is wrong with a field that the form does not have', async () => {
  renderInHost(<Refused />);
  await click(save);
  await expect.element(name).toHaveAccessibleDescription('This name is taken');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('months.3: Enter a whole number.');
});
