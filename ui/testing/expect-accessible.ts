import axe from 'axe-core';
import { expect } from 'vitest';

/** Colors in a transition have an arbitrary contrast. A skeleton's animation never ends. */
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
  // Axe would also describe every element that passed, which takes as long as the rules.
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([]);
}
