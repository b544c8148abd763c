import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#admin/admin.css';
import { Badge, badgeText } from './badge.tsx';

describe('Badge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [4321, '9+'],
  ])('shows %d as "%s"', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it('is spoken in full', async () => {
    mount(
      <a href="/requests">
        Requests <Badge count={23} />
      </a>,
    );
    await expect
      .element(page.getByRole('link', { name: 'Requests (23)', exact: true }))
      .toMatchTextContent('9+');
  });

  it('is left out for none and while the count is unknown', async () => {
    const host = mount(
      <p>
        Requests <Badge count={0} />
        <Badge count={undefined} />
      </p>,
    );
    await expect.element(page.getByText('Requests')).toBeVisible();
    expect(host.querySelector('.admin-badge')).toBeNull();
  });
});
