import axe from 'axe-core';
import { expect } from 'vitest';

/** Colors in the middle of a transition have an arbitrary contrast. A skeleton's never ends. */
const finishTransitions = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility())
      .map(({ finished }) => finished),
  );

/** Fails when axe finds a violation in `element`, shadow roots included. */
export async function expectAccessible(element: Element): Promise<void> {
  await finishTransitions();
  const { violations } = await axe.run(element);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([]);
}
