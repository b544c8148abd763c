import { LanguageChip } from '#admin/leads/language-chip.tsx';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestText } from '#domain/inspection-request/request-facts.ts';
import { CallBackChip } from './call-back.tsx';

/** Type, call-back, language, distance outside the service area, and partner. */
export const RequestChips = ({ request }: { request: ContactRequest }) => (
  <>
    <span className="admin-chip">{requestText('inspectionType', request)}</span>
    <CallBackChip request={request} />
    <LanguageChip locale={request.locale} />
    <OutsideChip place={request.place} />
    <PartnerChip attribution={request.attribution} />
  </>
);
