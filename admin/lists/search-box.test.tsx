import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#admin/admin.css';
import '#admin/shell/lists.css';
import { SearchBox } from './search-box.tsx';

const onSearch = vi.fn<(text: string) => void>();
const box = page.getByRole('searchbox', { name: 'Search requests by name or e-mail' });

beforeEach(() => {
  onSearch.mockClear();
});

/** Keeps what is searched for, as the address does, and can be led elsewhere by a link. */
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
  it('sends what was typed once, after a pause, without the spaces around it', async () => {
    mount(<Harness />);
    await userEvent.type(box, ' Jane D ');
    await expect.poll(() => onSearch.mock.lastCall).toEqual(['Jane D']);
    expect(onSearch.mock.calls.length).toBeLessThan(3);
    await expect.element(box).toHaveValue(' Jane D ');
  });

  it('sends at once on Enter', async () => {
    mount(<Harness />);
    await box.fill('doe');
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['doe']]);
  });

  it('is cleared by its button, which gives the focus back', async () => {
    mount(<Harness />);
    await box.fill('doe');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    expect(page.getByRole('button', { name: 'Clear the search' }).query()).toBeNull();
  });

  it('follows a search that comes from elsewhere and does not send it again', async () => {
    mount(<Harness />);
    await box.fill('doe');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Go elsewhere' }).click();
    await expect.element(box).toHaveValue('elsewhere');
    expect(onSearch.mock.calls).toEqual([['doe']]);
  });
});
