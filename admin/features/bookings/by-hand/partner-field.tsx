import { useAnswer } from '#admin/use-answer.ts';
import { SelectField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

/** The server's maximum for one answer; an inspector has fewer. */
const MOST = 100;

interface PartnerFieldProps {
  form: FormState;
  /** The choice of no partner. */
  placeholder?: string;
  hint?: string;
}

/** A partner, by default the one through whom the client came; nothing without partners. */
export function PartnerField({ form, placeholder = 'None', hint }: PartnerFieldProps) {
  const { data } = useAnswer(
    'GET /api/partners',
    { query: { limit: MOST } },
    { revalidateIfStale: true },
  );
  const partners = (data?.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const current = form.values['partner'];
  if (current && !partners.some(({ value }) => value === current)) {
    // Removed meanwhile, or not loaded yet.
    partners.push({ value: current, label: current });
  }
  if (partners.length === 0) return null;
  return (
    <SelectField
      // The controls keep their own text, and this one renders after its value is set.
      key={partners.length}
      form={form}
      name="partner"
      label="Partner"
      placeholder={placeholder}
      hint={hint}
      options={partners}
    />
  );
}
