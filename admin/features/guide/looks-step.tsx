import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { callApi } from '#client/call-api.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import { TextField } from '#ui/form/field.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProgress } from './use-setup-guide.ts';

/** The path below /api/. */
export const brandPath = 'business/brand';

export const fetchBrand = () => callApi<StoredBrand>('', brandPath);

interface LooksStepProps {
  progress: StepProgress;
  stored: StoredBrand;
  onStored: (brand: StoredBrand) => void;
}

/** The colors of the business. */
export function LooksStep({ progress, stored, onStored }: LooksStepProps) {
  const start = valuesOf(stored);
  const form = useEditForm<StoredBrand>({
    draft: 'guide-looks',
    start,
    revision: stored.revision,
    async send(values, revision) {
      // After a conflict, the rest of the brand is that of the newer version.
      const base = revision === stored.revision ? stored : await fetchBrand();
      return callApi<StoredBrand>('', brandPath, {
        method: 'PUT',
        json: { ...base, ...values, revision },
      });
    },
    onSaved(brand) {
      accept(brand);
      void progress.finish('done');
    },
  });

  function accept(brand: StoredBrand) {
    onStored(brand);
    void renewBusiness();
  }

  return (
    <StepForm
      form={form}
      progress={progress}
      isAsSeen={!form.dirty}
      confirm="These are my colors"
      labels={labels}
      valuesOf={valuesOf}
      start={start}
      revision={stored.revision}
      onAcceptCurrent={accept}
    >
      <TextField
        form={form.state}
        name="accent"
        label={labels.accent}
        hint="Links and buttons"
        required
      />
      <TextField
        form={form.state}
        name="ink"
        label={labels.ink}
        hint="Text and dark sections"
        required
      />
    </StepForm>
  );
}

const labels = { accent: 'Accent color', ink: 'Text color' };

const valuesOf = ({ accent, ink }: StoredBrand) => ({ accent, ink });
