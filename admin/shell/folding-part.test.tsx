import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './shell.css';
import { FoldingPart } from './folding-part.tsx';
import { FoldingParts } from './folding-parts.tsx';

function show({ search = '', isInvalid = false } = {}) {
  const location = memoryLocation({ path: '/availability', searchPath: search, record: true });
  const { host } = renderInHost(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <FoldingParts>
        <FoldingPart name="days-off" title="Days off" state="None ahead" isInvalid={isInvalid}>
          <label>
            First day <input />
          </label>
        </FoldingPart>
        <FoldingPart name="limits" title="Booking limits" state="2 a client">
          <label>
            Limit <input />
          </label>
        </FoldingPart>
      </FoldingParts>
    </Router>,
    { width: 343 },
  );
  return { host, address: () => location.history.at(-1), length: () => location.history.length };
}
const firstDay = page.getByLabelText('First day');
const limit = page.getByLabelText('Limit');
const summary = (title: string) => page.getByRole('heading', { name: title });

it('a folded part shows its state, opens by the keyboard and is then in the address', async () => {
  const { host, address } = show();
  await expect.element(page.getByText('None ahead')).toBeVisible();
  await expect.element(firstDay).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(firstDay).toBeVisible();
  await expect.element(page.getByText('None ahead')).toBeVisible();
  await expect.poll(address).toBe('/availability?open=days-off');
  await expectAccessible(host);
  expect(host.scrollWidth).toBe(343);
  await userEvent.keyboard('{Enter}');
  await expect.element(firstDay).not.toBeVisible();
  await expect.poll(address).toBe('/availability');
});

it('a part that is open in the address is open', async () => {
  const { length } = show({ search: 'open=limits' });
  await expect.element(limit).toBeVisible();
  await expect.element(firstDay).not.toBeVisible();
  expect(length()).toBe(1);
});

it('parts that open at the same moment are both in the address', async () => {
  const { host, address } = show({ search: 'view=all' });
  for (const details of host.querySelectorAll('details')) details.open = true;
  await expect.poll(address).toBe('/availability?view=all&open=days-off&open=limits');
});

it('a link to a part opens it, now and later', async () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', '#limits');
  show();
  await expect.element(limit).toBeVisible();
  await expect.element(firstDay).not.toBeVisible();
  window.location.hash = 'days-off';
  await expect.element(firstDay).toBeVisible();
});

it('an invalid part is open, and can be folded', async () => {
  const { host } = show({ isInvalid: true });
  await expect.element(firstDay).toBeVisible();
  await expectAccessible(host);
  await click(summary('Days off'));
  await expect.element(firstDay).not.toBeVisible();
});
