import { placeOfAddress } from '#api/places/place-of-zip.ts';
import type { EveryField } from '#domain/edits/every-field.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** A contact request for the owner (spec §3 "Contact request"). */
export const presentContactRequest = (request: ContactRequest): EveryField<ContactRequest> => ({
  id: request.id,
  revision: request.revision,
  createdAt: request.createdAt,
  firstName: request.firstName,
  lastName: request.lastName,
  email: request.email,
  phone: request.phone,
  propertyAddress: request.propertyAddress,
  place: placeOfAddress(request.propertyAddress),
  inspectionType: request.inspectionType,
  preferredDate: request.preferredDate,
  message: request.message,
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
