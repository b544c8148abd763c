import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** A new inspection request for tests, changed by `fields`. */
export const sampleRequest = (fields: Partial<ContactRequest> = {}): ContactRequest => ({
  id: 'r1',
  revision: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'new',
  history: [],
  firstName: 'Maria',
  lastName: 'Delgado',
  email: 'maria@example.com',
  phone: '(214) 555-0110',
  propertyAddress: '1200 Elm Street, Plano, TX 75023',
  inspectionType: 'residential',
  ...fields,
});
