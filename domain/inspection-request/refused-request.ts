import type { Problem } from '#domain/problem/problem.ts';

/** A request that was sent as a plain form and refused, by control name. */
export interface RefusedRequest {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The reason, if it does not belong to a field. */
  failure?: string | undefined;
}

export const INPUT_KEPT = 'What you entered is kept.';

/** The message beside the button after a failure that the server explains. */
export const failureLine = ({ title, detail }: Pick<Problem, 'title' | 'detail'>): string =>
  [`${title}.`, detail, INPUT_KEPT].filter(Boolean).join(' ');
