import { currentVersionIn } from '#admin/forms/edit-conflict.ts';
import { send } from '#client/send.ts';
import type { GuideStep, SetupGuide, StepState } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';

/** Stores that `step` is done or skipped. What another tab stored meanwhile is kept: steps do not depend on each other. */
export async function markStep(
  guide: SetupGuide,
  step: GuideStep,
  state: StepState,
): Promise<ShownSetupGuide> {
  const save = ({ revision, steps }: SetupGuide) =>
    send('PUT /api/setup-guide', {
      json: { revision, steps: { ...steps, [step]: state } },
    });
  try {
    return await save(guide);
  } catch (error) {
    const current = currentVersionIn<SetupGuide>(error);
    if (!current) throw error;
    return save(current);
  }
}
