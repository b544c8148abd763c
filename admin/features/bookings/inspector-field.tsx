import { useBusiness } from '#ui/business.tsx';
import { SelectField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

/** Who inspects; nothing where there is one inspector, who it always is. */
export function InspectorField({ form }: { form: FormState }) {
  const { inspectors } = useBusiness();
  if (inspectors.length === 1) return null;
  return (
    <SelectField
      form={form}
      name="inspectorId"
      label="Inspector"
      placeholder="Choose an inspector"
      required
      options={inspectors.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
