import { LanguageChip } from '#admin/leads/language-chip.tsx';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { CallBackChip } from './call-back.tsx';

export const typeLabelOf = ({ inspectionType }: ContactRequest): string =>
  inspectionTypes.find(({ value }) => value === inspectionType)?.label ?? inspectionType;

/** Type, call-back, language, distance outside the service area, and partner. */
export const RequestChips = ({ request }: { request: ContactRequest }) => (
  <>
    <span className="admin-chip">{typeLabelOf(request)}</span>
    <CallBackChip request={request} />
    <LanguageChip locale={request.locale} />
    <OutsideChip place={request.place} />
    <PartnerChip attribution={request.attribution} />
  </>
);
