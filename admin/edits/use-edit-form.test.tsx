import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Form } from '#widgets/core/form/form.tsx';
import { mount } from '#widgets/core/testing/mount.tsx';
import { TextField } from '#widgets/core/ui/field.tsx';
import { drafts } from './drafts.ts';
import { useEditForm } from './use-edit-form.ts';

interface Kept {
  revision: number;
  name: string;
}

/** What was sent, and over which version. */
const sent: { name: string | undefined; revision: number | undefined }[] = [];

beforeEach(() => {
  sent.length = 0;
  drafts.forgetAll();
});

function Editor({ record }: { record: Kept }) {
  const form = useEditForm<Kept>({
    draft: 'test',
    start: { name: record.name },
    revision: record.revision,
    async send({ name }, revision) {
      sent.push({ name, revision });
      return { name: name ?? '', revision: (revision ?? 0) + 1 };
    },
    onSaved: () => undefined,
  });
  return (
    <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Record">
      <TextField form={form.state} name="name" label="Name" required />
      <button type="submit">Save</button>
    </Form>
  );
}

const name = page.getByLabelText('Name');
const save = page.getByRole('button', { name: 'Save' });

/** Opens the form on `record`, as after a closed dialog or a reload. */
function open(record: Kept) {
  document.body.replaceChildren();
  mount(<Editor record={record} />);
}

it('what was typed is there again, over the version that is there now', async () => {
  open({ name: 'Ada', revision: 1 });
  await name.fill('Ada L.');
  // Another field of the record was saved meanwhile.
  open({ name: 'Ada', revision: 4 });
  await expect.element(name).toHaveValue('Ada L.');
  await save.click();
  await expect.poll(() => sent).toEqual([{ name: 'Ada L.', revision: 4 }]);
});

it('what was typed over a text that somebody changed meanwhile is of the old version', async () => {
  open({ name: 'Ada', revision: 1 });
  await name.fill('Ada L.');
  open({ name: 'Augusta', revision: 2 });
  await expect.element(name).toHaveValue('Ada L.');
  await name.fill('Ada Lovelace');
  open({ name: 'Augusta', revision: 2 });
  await save.click();
  await expect.poll(() => sent).toEqual([{ name: 'Ada Lovelace', revision: 1 }]);
});

it('what was saved leaves nothing behind, and may be changed again', async () => {
  open({ name: 'Ada', revision: 1 });
  await name.fill('Ada L.');
  await save.click();
  await expect.poll(() => sent.length).toBe(1);
  await name.fill('Ada Lovelace');
  await save.click();
  await expect.poll(() => sent.at(-1)).toEqual({ name: 'Ada Lovelace', revision: 2 });
  open({ name: 'Ada Lovelace', revision: 3 });
  await expect.element(name).toHaveValue('Ada Lovelace');
  expect(drafts.read('test')).toBeUndefined();
});
