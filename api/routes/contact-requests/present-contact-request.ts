import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** What the owner is shown of an inspection request (spec §3 "Contact request"). */
export const presentContactRequest = (request: ContactRequest): ContactRequest => ({
  id: request.id,
  revision: request.revision,
  createdAt: request.createdAt,
  firstName: request.firstName,
  lastName: request.lastName,
  email: request.email,
  phone: request.phone,
  propertyAddress: request.propertyAddress,
  inspectionType: request.inspectionType,
  preferredDate: request.preferredDate,
  message: request.message,
  attribution: request.attribution,
  status: request.status,
  history: request.history,
  note: request.note,
});
