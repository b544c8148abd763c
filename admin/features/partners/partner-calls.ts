import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import type { PartnerWithLeads, StoredPartner } from '#domain/partners/partner.schema.ts';

/** Creates a partner, or changes version `revision` of the partner with an id. */
export function savePartner(
  { name, slug, site, email }: Values,
  id?: string,
  revision?: number,
): Promise<PartnerWithLeads> {
  const json = { name, slug, site, email };
  return id
    ? send('PUT /api/partners/:id', { params: { id }, json: { ...json, revision } })
    : send('POST /api/partners', { json });
}

export const deletePartner = ({ id, revision }: StoredPartner) =>
  send('DELETE /api/partners/:id', { params: { id }, query: { revision } });

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
