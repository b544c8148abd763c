import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click, fill } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/lists.css';
import { SearchBox } from './search-box.tsx';

const onSearch = vi.fn<(text: string) => void>();
const box = page.getByRole('searchbox', { name: 'Search requests by name or e-mail' });

beforeEach(() => {
  onSearch.mockClear();
});

/** Holds the search as the URL does; a button changes it from outside. */
function Harness() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox
        label="Search requests by name or e-mail"
        placeholder="Name or e-mail"
        search={search}
        onSearch={(text) => {
          onSearch(text);
          setSearch(text);
        }}
      />
      <button type="button" onClick={() => setSearch('elsewhere')}>
        Go elsewhere
      </button>
    </>
  );
}

describe('SearchBox', () => {
  it('searches once after a pause, without surrounding spaces', async () => {
    renderInHost(<Harness />);
    await userEvent.type(box, ' Jane D ');
    await expect.poll(() => onSearch.mock.lastCall).toEqual(['Jane D']);
    expect(onSearch.mock.calls.length).toBeLessThan(3);
    await expect.element(box).toHaveValue(' Jane D ');
  });

  it('searches at once on Enter', async () => {
    renderInHost(<Harness />);
    await fill(box, 'doe');
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['doe']]);
  });

  it('is cleared by its button, which returns the focus', async () => {
    renderInHost(<Harness />);
    await fill(box, 'doe');
    await click(page.getByRole('button', { name: 'Clear the search' }));
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    expect(page.getByRole('button', { name: 'Clear the search' }).query()).toBeNull();
  });

  it('shows a search that changed elsewhere and does not send it again', async () => {
    renderInHost(<Harness />);
    await fill(box, 'doe');
    await userEvent.keyboard('{Enter}');
    await click(page.getByRole('button', { name: 'Go elsewhere' }));
    await expect.element(box).toHaveValue('elsewhere');
    expect(onSearch.mock.calls).toEqual([['doe']]);
  });
});
