import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import type { PartnerWithLeads, StoredPartner } from '#domain/partners/partner.schema.ts';

/** Creates a partner, or changes version `revision` of the partner with an id. */
export function savePartner(
  { name, slug, site, email }: Values,
  id?: string,
  revision?: number,
): Promise<PartnerWithLeads> {
  const json = { name, slug, site, email, ...(id && { revision }) };
  return id
    ? callApi('', `partners/${id}`, { method: 'PUT', json })
    : callApi('', 'partners', { method: 'POST', json });
}

export const deletePartner = ({ id, revision }: StoredPartner): Promise<void> =>
  callApi('', `partners/${id}?revision=${revision}`, { method: 'DELETE' });

/** The initial texts of the form. */
export const partnerValues = ({
  name = '',
  slug = '',
  site = '',
  email = '',
}: Partial<StoredPartner>): Values => ({
  name,
  slug,
  site,
  email,
});
