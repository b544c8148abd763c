import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Block } from '#domain/schedule/block.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './availability.css';
import { BlocksEditor } from './blocks-editor.tsx';

function Editor({ start }: { start: Block[] }) {
  const [blocks, setBlocks] = useState(start);
  return <BlocksEditor blocks={blocks} today="2026-11-22" error={undefined} onChange={setBlocks} />;
}

const dentist: Block = {
  date: '2026-12-01',
  from: '11:30',
  to: '13:00',
  label: 'Dentist',
  weekly: false,
};

const show = (...start: Block[]) => renderInHost(<Editor start={start} />, { width: 343 });
const items = page.getByRole('listitem');
const add = () => click(page.getByRole('button', { name: 'Add closed time' }));

async function type(date: string, from: string, to: string) {
  await fill(page.getByLabelText('Day', { exact: true }), date);
  await fill(page.getByLabelText('From'), from);
  await fill(page.getByLabelText('To', { exact: true }), to);
}

describe('BlocksEditor', () => {
  it('adds a time of one day', async () => {
    show();
    await type('2026-12-01', '11:30', '13:00');
    await fill(page.getByLabelText('Reason (optional)'), 'Dentist');
    await add();
    await expect.element(items).toMatchTextContent('Dentist: Dec 1, 2026, 11:30 AM – 1:00 PM');
    await expect.element(page.getByLabelText('Reason (optional)')).toHaveValue('');
  });

  it('adds a weekly time with and without an end', async () => {
    show();
    await type('2026-12-01', '11:30', '13:00');
    await click(page.getByLabelText('Every week'));
    await fill(page.getByLabelText('Last day (optional)'), '2026-12-29');
    await add();
    await expect
      .element(items)
      .toMatchTextContent('Every Tuesday from Dec 1, 2026 to Dec 29, 2026, 11:30 AM – 1:00 PM');
    expect(page.getByLabelText('Last day (optional)').query()).toBeNull();
  });

  it('says what is missing, and keeps what was typed', async () => {
    show();
    await add();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Choose a day first');
    await type('2026-12-01', '13:00', '11:30');
    await add();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('The end comes before the start');
    await expect.element(page.getByLabelText('From')).toHaveValue('13:00');
  });

  it('removes a time, and marks past ones', async () => {
    show(dentist, { ...dentist, date: '2026-11-03', label: '' });
    await expect.element(items.nth(1)).toMatchTextContent('(over)');
    await click(page.getByRole('button', { name: /^Remove Dentist/ }));
    await expect.element(items).toMatchTextContent('Nov 3, 2026');
  });

  it('is accessible', async () => {
    await expectAccessible(show(dentist).host);
  });
});
