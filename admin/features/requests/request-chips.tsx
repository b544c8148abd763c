import { formatSlotShort } from '#admin/features/bookings/slot-text.ts';
import { PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { CallBackChip } from './call-back.tsx';

export const typeLabelOf = ({ inspectionType }: ContactRequest): string =>
  inspectionTypes.find(({ value }) => value === inspectionType)?.label ?? inspectionType;

/** Type, the time that the client wants, call-back, distance outside the service area, and partner. */
export const RequestChips = ({ request }: { request: ContactRequest }) => (
  <>
    <span className="admin-chip">{typeLabelOf(request)}</span>
    {request.asked ? (
      <span className="admin-chip">Wants {formatSlotShort(request.asked)}</span>
    ) : null}
    <CallBackChip request={request} />
    <OutsideChip place={request.place} />
    <PartnerChip attribution={request.attribution} />
  </>
);
