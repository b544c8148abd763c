import type { Values } from '#admin/edits/drafts.ts';
import type { KeptPartner, PartnerWithLeads } from '#domain/partners/partner.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** Without an id a new partner, else a change of version `revision`. */
export function savePartner(
  { name, slug, site }: Values,
  id?: string,
  revision?: number,
): Promise<PartnerWithLeads> {
  const json = { name, slug, site, ...(id && { revision }) };
  return id
    ? callApi('', `partners/${id}`, { method: 'PUT', json })
    : callApi('', 'partners', { method: 'POST', json });
}

export const deletePartner = ({ id, revision }: KeptPartner): Promise<void> =>
  callApi('', `partners/${id}?revision=${revision}`, { method: 'DELETE' });

/** What the form of a partner starts with. */
export const partnerValues = ({
  name = '',
  slug = '',
  site = '',
}: Partial<KeptPartner>): Values => ({
  name,
  slug,
  site,
});
