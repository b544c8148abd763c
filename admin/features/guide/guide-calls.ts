import { currentVersionIn } from '#admin/forms/edit-conflict.ts';
import { callApi } from '#client/call-api.ts';
import type { GuideStep, SetupGuide, StepState } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';

/** The path below /api/. */
export const setupGuidePath = 'setup-guide';

export const fetchSetupGuide = () => callApi<ShownSetupGuide>('', setupGuidePath);

/** Stores that `step` is done or skipped. What another tab stored meanwhile is kept: steps do not depend on each other. */
export async function markStep(
  guide: SetupGuide,
  step: GuideStep,
  state: StepState,
): Promise<ShownSetupGuide> {
  const send = ({ revision, steps }: SetupGuide) =>
    callApi<ShownSetupGuide>('', setupGuidePath, {
      method: 'PUT',
      json: { revision, steps: { ...steps, [step]: state } },
    });
  try {
    return await send(guide);
  } catch (error) {
    const current = currentVersionIn<SetupGuide>(error);
    if (!current) throw error;
    return send(current);
  }
}

/** Removes invented people, reviews, articles, figures and offers for good. */
export const removeSamples = () =>
  callApi<ShownSetupGuide>('', `${setupGuidePath}/samples`, { method: 'DELETE' });
