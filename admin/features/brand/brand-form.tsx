import type { Values } from '#admin/forms/drafts.ts';
import { marksOf, PartsForm } from '#admin/forms/parts-form.tsx';
import { wordedDifferences } from '#admin/forms/picture-values.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { useUnsavedNotice } from '#admin/forms/use-unsaved-notice.ts';
import { WithPreview } from '#admin/forms/with-preview.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { saveBrand } from './brand-calls.ts';
import {
  type BrandFieldsProps,
  ColorFields,
  LogoFields,
  PhotographFields,
  VideoFields,
} from './brand-fields.tsx';
import { brandLabel } from './brand-labels.ts';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandPart, brandIn, brandPartOf, brandValues, places } from './brand-values.ts';
import { isColor } from './color-field.tsx';

interface FormPart {
  name: BrandPart;
  title: string;
  /** Its summary while it is folded. */
  state: (values: Values) => string;
  Fields: (props: BrandFieldsProps) => React.ReactNode;
  lead?: string;
}

const formParts: readonly FormPart[] = [
  {
    name: 'logo',
    title: 'Logo',
    state: (values) => (values['logo.src'] ? 'Your logo' : 'None: the mark of the motif'),
    Fields: LogoFields,
  },
  {
    name: 'colors',
    title: 'Colors and motif',
    state: (values) => `${values['accent']}, ${values['ink']}`,
    Fields: ColorFields,
  },
  {
    name: 'photographs',
    title: 'Photographs',
    state: (values) =>
      `${places.filter(({ name }) => values[`photographs.${name}.src`]).length} of ${places.length}`,
    Fields: PhotographFields,
    lead: 'Each takes the place of a drawing. Portraits are under Business, Inspectors.',
  },
  {
    name: 'video',
    title: 'Video',
    state: (values) => values['video'] || 'None: no page shows a play button',
    Fields: VideoFields,
  },
];

interface BrandFormProps {
  stored: StoredBrand;
  onSaved: (brand: StoredBrand) => void;
}

/** How the business looks, in parts that fold, beside the pages. */
export function BrandForm({ stored, onSaved }: BrandFormProps) {
  const start = brandValues(stored);
  const form = useEditForm<StoredBrand>({
    draft: 'brand',
    start,
    revision: stored.revision,
    send: (values, revision) => saveBrand(brandIn(values), revision),
    onSaved(brand) {
      accept(brand);
      showToast({ title: 'Brand published', description: 'Visitors see it at once.' });
    },
  });
  const { state } = form;
  useUnsavedNotice('brand', 'The brand');

  function accept(brand: StoredBrand) {
    form.restart(brandValues(brand), brand.revision);
    onSaved(brand);
  }

  const brand = brandIn(state.values);
  const part = marksOf(state, start, brandPartOf);

  return (
    <WithPreview
      back="Back to the brand"
      preview={(isShown) => (
        <BrandPreview
          brand={isColor(brand.accent) && isColor(brand.ink) ? brand : undefined}
          isRecolored={brand.accent !== stored.accent || brand.motif !== stored.motif}
          isShown={isShown}
        />
      )}
    >
      <PartsForm
        form={form}
        label="Brand"
        differences={(current) => wordedDifferences(state.values, brandValues(current), brandLabel)}
        onAcceptCurrent={accept}
        save="Publish"
        saved="All changes published"
        onDiscard={() => form.restart(start, stored.revision)}
      >
        {formParts.map(({ name, title, state: summary, Fields, lead }) => (
          <FoldingPart key={name} {...part(name)} title={title} state={summary(state.values)}>
            {lead ? <p className="preview-note">{lead}</p> : null}
            <div className="record-fields">
              <Fields form={state} onType={form.onType} />
            </div>
          </FoldingPart>
        ))}
      </PartsForm>
    </WithPreview>
  );
}
