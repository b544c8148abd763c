import { SelectField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { languageOptions } from './languages.ts';

/** The language of all that is sent to a client. */
export const LanguageField = ({ form }: { form: FormState }) => (
  <SelectField
    form={form}
    name="locale"
    label="Language of messages"
    options={languageOptions}
    required
  />
);
