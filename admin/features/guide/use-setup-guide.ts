import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { GuideStep, StepState } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { markStep } from './guide-calls.ts';
import { pathAfter } from './guide-steps.ts';

/** Progress, and the samples that visitors see. With `revalidateOnMount` also after a change on another screen. */
export const useSetupGuide = (options: { revalidateOnMount?: boolean } = {}) =>
  useAnswer('GET /api/setup-guide', undefined, options);

export interface StepProgress {
  guide: ShownSetupGuide;
  step: GuideStep;
  /** Stores the step's state and opens the next step. */
  finish: (state: StepState) => Promise<void>;
  pending: boolean;
  /** Why the state could not be stored. */
  failure: string | undefined;
}

/** Finishing a step of the guide. */
export function useStepProgress(step: GuideStep, guide: ShownSetupGuide): StepProgress {
  const { mutate } = useSetupGuide();
  const [, navigate] = useLocation();
  const report = useReportError();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function finish(state: StepState) {
    setPending(true);
    setFailure(undefined);
    try {
      const saved = await markStep(guide, step, state);
      await mutate(saved, { revalidate: false });
      navigate(pathAfter(step, saved));
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    } finally {
      setPending(false);
    }
  }

  return { guide, step, finish, pending, failure };
}
