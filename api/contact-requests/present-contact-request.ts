import { placeOfAddress } from '#api/places/place-of-zip.ts';
import {
  type ContactRequest,
  requestFieldNames,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { type EveryField, pickFields } from '#domain/records/every-field.ts';

/** A contact request for the owner (spec §3 "Contact request"). */
export const presentContactRequest = (request: ContactRequest): EveryField<ContactRequest> => ({
  id: request.id,
  revision: request.revision,
  createdAt: request.createdAt,
  ...pickFields(request, requestFieldNames),
  place: placeOfAddress(request.propertyAddress),
  attribution: request.attribution,
  metadata: request.metadata,
  locale: request.locale,
  status: request.status,
  history: request.history,
  note: request.note,
  callBackAt: request.callBackAt,
  asked: request.asked,
  bookingId: request.bookingId,
  erasedAt: request.erasedAt,
  spam: request.spam,
  deletedAt: request.deletedAt,
});
