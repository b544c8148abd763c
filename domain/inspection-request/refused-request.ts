import type { Problem } from '#domain/problem/problem.ts';

/** A request that came as a plain form and was refused; by control name. */
export interface RefusedRequest {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Why, where no field is to blame. */
  failure?: string | undefined;
}

export const INPUT_KEPT = 'What you entered is kept.';

/** What stays beside the button after a failure for which the server gives the reason. */
export const failureLine = ({ title, detail }: Pick<Problem, 'title' | 'detail'>): string =>
  [`${title}.`, detail, INPUT_KEPT].filter(Boolean).join(' ');
