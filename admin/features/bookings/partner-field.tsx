import useSWR from 'swr';
import { callApi } from '#client/call-api.ts';
import type { PartnerWithLeads } from '#domain/partners/partner.schema.ts';
import { SelectField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

/** As many as the server gives at once; an inspector has fewer. */
const PATH = 'partners?limit=100';

const fetchPartners = (path: string) => callApi<{ data: PartnerWithLeads[] }>('', path);

/** Through which partner the client came; nothing while there are no partners. */
export function PartnerField({ form }: { form: FormState }) {
  const { data } = useSWR<{ data: PartnerWithLeads[] }, unknown>(PATH, fetchPartners, {
    revalidateIfStale: true,
  });
  const partners = data?.data ?? [];
  if (partners.length === 0) return null;
  return (
    <SelectField
      // The controls keep their own text, and this one comes later than its value.
      key={partners.length}
      form={form}
      name="partner"
      label="Partner"
      placeholder="None"
      options={partners.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}
