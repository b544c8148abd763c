import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds a violation in `element`, shadow roots included. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([]);
}
