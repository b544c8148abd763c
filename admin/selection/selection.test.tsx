import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#admin/shell/button.tsx';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import { Selectable } from './selectable.tsx';
import { SelectButton, SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

const records = ['Ada', 'Bo', 'Cy'].map((id) => ({ id, revision: 1 }));

function Harness() {
  const selection = useSelection<(typeof records)[number]>();
  return (
    <>
      <SelectButton selection={selection} />
      <SelectionBar selection={selection} listed={records}>
        <Button>Delete</Button>
      </SelectionBar>
      {records.map((record) => (
        <Selectable key={record.id} selection={selection} record={record} name={record.id}>
          <article className="admin-card">{record.id}</article>
        </Selectable>
      ))}
    </>
  );
}

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a selection', () => {
  it('shows boxes on demand, and counts what is selected', async () => {
    const { host } = renderInHost(<Harness />, { width: 343 });
    expect(page.getByRole('checkbox').query()).toBeNull();
    await click(button('Select'));
    await expect.element(page.getByRole('status')).toMatchTextContent('0 selected');
    expect(button('Delete').query()).toBeNull();
    await click(box('Bo'));
    await expect.element(page.getByRole('status')).toMatchTextContent('1 selected');
    await expect.element(button('Delete')).toBeVisible();
    await click(box('Bo'));
    await expect.element(page.getByRole('status')).toMatchTextContent('0 selected');
    await expectAccessible(host);
  });

  it('takes all of the list, and none after "Done"', async () => {
    renderInHost(<Harness />, { width: 343 });
    await click(button('Select'));
    await click(button('Select all 3 below'));
    await expect.element(page.getByRole('status')).toMatchTextContent('3 selected');
    expect(button('Select all 3 below').query()).toBeNull();
    await click(button('Done'));
    expect(page.getByRole('checkbox').query()).toBeNull();
    await click(button('Select'));
    await expect.element(box('Ada')).not.toBeChecked();
  });

  it('fits a phone, with boxes large enough for a thumb', async () => {
    const { host } = renderInHost(<Harness />, { width: 343 });
    await click(button('Select'));
    await click(box('Ada'));
    expect(host.scrollWidth).toBe(343);
    for (const label of host.querySelectorAll('.admin-select-box')) {
      const { width, height } = label.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const { offsetHeight } of host.querySelectorAll('button')) {
      expect(offsetHeight).toBeGreaterThanOrEqual(44);
    }
  });
});
