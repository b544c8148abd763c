import type { LeadField } from '#domain/leads/lead-field.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import {
  type ContactRequest,
  type InspectionRequest,
  type RequestField,
  requestFieldNames,
  requestTable,
} from './inspection-request.schema.ts';

/** Fields that have a place of their own on screens and in mails. */
const placed: readonly RequestField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'propertyAddress',
  'inspectionType',
  'message',
];

/** A field as the owner reads it. */
export function requestText<Field extends RequestField>(
  field: Field,
  request: Pick<InspectionRequest, Field>,
): string | undefined {
  const { options = [] }: LeadField = requestTable[field];
  const value: string | undefined = request[field];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** What else the client entered, for the owner; no preferred date beside a time that was asked for. */
export const requestFacts = (request: ContactRequest): { label: string; text: string }[] =>
  requestFieldNames.flatMap((field) => {
    const text = requestText(field, request);
    if (!text || placed.includes(field)) return [];
    const { label } = requestTable[field];
    if (field !== 'preferredDate') return [{ label, text }];
    return request.asked ? [] : [{ label, text: formatDate(text, 'long') }];
  });
