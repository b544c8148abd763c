import { expect, mocked } from 'storybook/test';
import { business } from '#domain/business/business.ts';
import type { Visitor } from '../visitor.ts';

/** The reviews did not come: the visitor is led to the telephone, and the console knows why. */
export async function expectUnavailable(visitor: Visitor) {
  const link = await visitor.findByRole('link', { name: business.phone.display });
  await expect(link).toHaveAttribute('href', business.phone.href);
  await expect(link.parentElement).toHaveTextContent(/^Our reviews are not at hand right now/);
  const logged = mocked(console.error);
  await expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
}
