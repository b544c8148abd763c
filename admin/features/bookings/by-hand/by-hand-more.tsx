import { LanguageField } from '#admin/leads/language-field.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { visitFieldNames } from '#domain/booking/visit.ts';
import { TextAreaField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { VisitQuestions } from '#widgets/booking/visit-fields.tsx';
import { PartnerField } from './partner-field.tsx';

const names = ['notes', ...visitFieldNames, 'partner'] as const;

interface ByHandMoreProps {
  form: FormState;
  /** False if the request already names the partner. */
  asksPartner: boolean;
}

/** Optional details that may come up in a call, folded. */
export function ByHandMore({ form, asksPartner }: ByHandMoreProps) {
  const { values, errors } = form;
  const filled = names.filter((name) => values[name]).length;
  return (
    <div className="admin-folds ui-wide">
      <FoldingPart
        name="more"
        title="More about the visit"
        state={
          values['notes'] ||
          (filled > 0 ? `${filled} filled in` : 'Notes, language, agent, lockbox, utilities, pets')
        }
        isInvalid={names.some((name) => errors[name])}
      >
        <TextAreaField
          form={form}
          name="notes"
          label="Notes"
          hint="What the client tells you: access, lockbox or gate code, utilities."
        />
        <LanguageField form={form} />
        <VisitQuestions form={form} />
        {asksPartner ? <PartnerField form={form} /> : null}
      </FoldingPart>
    </div>
  );
}
