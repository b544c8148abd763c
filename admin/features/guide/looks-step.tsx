import { Link } from 'wouter';
import { saveBrand } from '#admin/features/brand/brand-calls.ts';
import { ColorFields, LogoFields } from '#admin/features/brand/brand-fields.tsx';
import { brandLabel } from '#admin/features/brand/brand-labels.ts';
import { brandIn, brandPartOf, brandValues } from '#admin/features/brand/brand-values.ts';
import type { Values } from '#admin/forms/drafts.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { send } from '#client/send.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import '#admin/features/brand/brand.css';
import { StepForm } from './step-form.tsx';
import type { StepProgress } from './use-setup-guide.ts';

interface LooksStepProps {
  progress: StepProgress;
  stored: StoredBrand;
  onStored: (brand: StoredBrand) => void;
}

/** Logo, colors and motif, with the fields of the screen Brand. */
export function LooksStep({ progress, stored, onStored }: LooksStepProps) {
  const start = looksValues(stored);
  const form = useEditForm<StoredBrand>({
    draft: 'guide-looks',
    start,
    revision: stored.revision,
    async send(values, revision) {
      // After a conflict, photographs and video are those of the newer version.
      const base = revision === stored.revision ? stored : await send('GET /api/business/brand');
      const others = valuesOfParts(base, (name) => !isOfStep(name));
      return saveBrand(brandIn({ ...others, ...values }), revision);
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

  const fields = { form: form.state, onType: form.onType };
  return (
    <StepForm
      form={form}
      progress={progress}
      isAsSeen={!form.dirty}
      confirm="Keep these looks"
      labels={labels}
      valuesOf={looksValues}
      start={start}
      revision={stored.revision}
      onAcceptCurrent={accept}
    >
      <div className="record-fields ui-wide">
        <LogoFields {...fields} />
        <ColorFields {...fields} />
      </div>
      <p className="guide-more ui-wide">
        Photographs and a video: <Link href="/brand">Open Brand</Link>
      </p>
    </StepForm>
  );
}

const labels = Object.fromEntries(
  ['logo.src', 'accent', 'ink', 'motif'].map((name) => [
    name,
    brandLabel(name.replace('.src', '')),
  ]),
);

const isOfStep = (name: string) => ['logo', 'colors'].includes(brandPartOf(name) ?? '');

const valuesOfParts = (brand: StoredBrand, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(brandValues(brand)).filter(([name]) => isKept(name)));

const looksValues = (brand: StoredBrand) => valuesOfParts(brand, isOfStep);
