import { saveProfile } from '#admin/features/business/business-calls.ts';
import { placesIn } from '#admin/features/business/places-in.ts';
import { fullProfileLabel } from '#admin/features/business/profile-labels.ts';
import { profileIn, profileValues } from '#admin/features/business/profile-values.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { send } from '#client/send.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import {
  type ProfileStepName,
  profileSteps,
  stepValues,
  withOtherValues,
  withoutSamples,
} from './profile-steps.ts';
import { SeenSamples } from './seen-samples.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProgress } from './use-setup-guide.ts';

interface ProfileStepProps {
  step: ProfileStepName;
  progress: StepProgress;
  stored: StoredProfile;
  onStored: (profile: StoredProfile) => void;
}

/** A step over facts of the business, with the fields of the screen Business. */
export function ProfileStep({ step, progress, stored, onStored }: ProfileStepProps) {
  const { Fields, Preview, seen, confirm } = profileSteps[step];
  const samples = progress.guide.left.fields;
  const shown = stepValues(step, stored);
  const start = withoutSamples(shown, samples);
  const form = useEditForm<StoredProfile>({
    draft: `guide-${step}`,
    start,
    revision: stored.revision,
    async send(values, revision) {
      // After a conflict, the facts of the other steps are those of the newer version.
      const base = revision === stored.revision ? stored : await send('GET /api/business/profile');
      const all = withOtherValues(step, values, base);
      return saveProfile(profileIn(all, base, await placesIn(all, base)), revision);
    },
    onSaved(profile) {
      accept(profile);
      void progress.finish('done');
    },
  });

  function accept(profile: StoredProfile) {
    onStored(profile);
    void renewBusiness();
  }

  const fields = Object.keys({ ...shown, ...form.state.values });
  const hasSamples = Object.keys(shown).some((name) => samples.includes(name));
  return (
    <>
      {seen && hasSamples ? (
        <SeenSamples progress={progress}>{seen(profileValues(stored))}</SeenSamples>
      ) : null}
      <StepForm
        form={form}
        progress={progress}
        // Nothing to save: what visitors see is right as it is.
        isAsSeen={!form.dirty && !(seen && hasSamples)}
        confirm={confirm}
        labels={Object.fromEntries(fields.map((name) => [name, fullProfileLabel(name)]))}
        valuesOf={(profile) => stepValues(step, profile)}
        start={start}
        revision={stored.revision}
        onAcceptCurrent={accept}
      >
        <div className="record-fields ui-wide">
          <Fields form={form.state} onType={form.onType} />
          {Preview ? <Preview values={form.state.values} stored={stored} /> : null}
        </div>
      </StepForm>
    </>
  );
}
