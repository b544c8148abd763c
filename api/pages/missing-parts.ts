import type { BuiltFront } from './built-front.ts';

/** A warning for each part that should be served but is not built. */
export function missingParts(
  dist: string,
  front: Pick<BuiltFront, 'site' | 'hasStorybook'> | undefined,
  { storybook }: { storybook: boolean },
): string[] {
  return [
    ...(front?.site ? [] : [`The site is not built in ${dist}; run "npm run build" to serve it`]),
    ...(storybook && !front?.hasStorybook
      ? [`STORYBOOK is 1 and ${dist} holds no Storybook; run "npm run build:stories" to serve it`]
      : []),
  ];
}
