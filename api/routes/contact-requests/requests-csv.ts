import Papa from 'papaparse';
import { timeZone } from '#domain/business/time-zone.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';

/** Without it Excel takes the file for Windows-1252 and spoils every name with an accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet program may take for a formula (CWE-1236), full-width signs included. The
 * library's own pattern misses texts of several lines. A phone number such as +1 972… is marked
 * as well: nothing tells it from the formula +1-972….
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const received = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A carriage return within a cell shows as a sign of its own in some programs. */
const lines = (text: string | undefined) => text?.replace(/\r\n?/g, '\n');

const columns: readonly (readonly [string, (request: ContactRequest) => string | undefined])[] = [
  ['Received (Central Time)', ({ createdAt }) => received.format(new Date(createdAt))],
  ['Status', ({ status }) => status],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Property address', ({ propertyAddress }) => lines(propertyAddress)],
  ['Inspection type', ({ inspectionType }) => labelOf(inspectionType)],
  ['Preferred date', ({ preferredDate }) => preferredDate],
  ['Message', ({ message }) => lines(message)],
  ['Private note', ({ note }) => lines(note)],
  ['Partner', ({ attribution }) => attribution?.partner],
  ['Page', ({ attribution }) => attribution?.page],
  ['UTM source', ({ attribution }) => attribution?.utm?.source],
  ['UTM medium', ({ attribution }) => attribution?.utm?.medium],
  ['UTM campaign', ({ attribution }) => attribution?.utm?.campaign],
  ['UTM term', ({ attribution }) => attribution?.utm?.term],
  ['UTM content', ({ attribution }) => attribution?.utm?.content],
];

const labelOf = (type: ContactRequest['inspectionType']) =>
  inspectionTypes.find(({ value }) => value === type)?.label;

/** Requests as a CSV file (RFC 4180) that spreadsheet programs open without running any of it. */
export function requestsCsv(requests: readonly ContactRequest[]): string {
  const rows = requests.map((request) => columns.map(([, cell]) => cell(request)));
  const head = columns.map(([name]) => name);
  return `${BYTE_ORDER_MARK}${Papa.unparse([head, ...rows], { escapeFormulae: formula })}\r\n`;
}
