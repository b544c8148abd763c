import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
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

  it('has the exact count for screen readers', async () => {
    renderInHost(
      <a href="/requests">
        Requests <Badge count={1204} />
      </a>,
    );
    await expect
      .element(page.getByRole('link', { name: 'Requests (1,204)', exact: true }))
      .toMatchTextContent('Requests 1,204');
  });

  it('is not rendered for zero or an unknown count', async () => {
    const { host } = renderInHost(
      <p>
        Requests <Badge count={0} />
        <Badge count={undefined} />
      </p>,
    );
    await expect.element(page.getByText('Requests')).toBeVisible();
    expect(host.querySelector('.admin-badge')).toBeNull();
  });
});
