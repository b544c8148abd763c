import Papa from 'papaparse';
import type { Business } from '#domain/business/business.ts';
import {
  type ContactRequest,
  type RequestField,
  requestFieldNames,
  requestTable,
} from '#domain/inspection-request/inspection-request.schema.ts';
import { requestText } from '#domain/inspection-request/request-facts.ts';
import { metadataText } from '#domain/metadata/metadata.ts';
import { businessTime, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { telephoneWithoutFormulas, withoutFormulas } from './formula-text.ts';

/** Without it Excel reads the file as Windows-1252 and garbles names with accents. */
const BYTE_ORDER_MARK = '\uFEFF';

const receivedAt = (createdAt: string, zone: Zone) => {
  const instant = new Date(createdAt);
  return `${businessToday(instant, zone)} ${businessTime(instant, zone)}`;
};

/** Some programs show a carriage return within a cell as a character. */
const lines = (text: string | undefined) => text?.replace(/\r\n?/g, '\n');

interface Column {
  name: string;
  of: (request: ContactRequest) => string | undefined;
  asText?: (text: string) => string;
}

const columnOf = (field: RequestField): Column => ({
  name: requestTable[field].label,
  of: (request) => lines(requestText(field, request)),
  ...(field === 'phone' && { asText: telephoneWithoutFormulas }),
});

const columnsIn = (timeZone: Business['timeZone']): readonly Column[] => [
  {
    name: `Received (${timeZone.label})`,
    of: ({ createdAt }) => receivedAt(createdAt, timeZone),
  },
  { name: 'Status', of: ({ status }) => status },
  ...requestFieldNames.filter((field) => field !== 'message').map(columnOf),
  { name: 'Preferred time', of: ({ asked }) => asked?.time },
  columnOf('message'),
  { name: 'Private note', of: ({ note }) => lines(note) },
  { name: 'Language', of: ({ locale }) => (locale === 'es' ? 'Spanish' : 'English') },
  { name: 'Partner', of: ({ attribution }) => attribution?.partner },
  { name: 'Page', of: ({ attribution }) => attribution?.page },
  { name: 'UTM source', of: ({ attribution }) => attribution?.utm?.source },
  { name: 'UTM medium', of: ({ attribution }) => attribution?.utm?.medium },
  { name: 'UTM campaign', of: ({ attribution }) => attribution?.utm?.campaign },
  { name: 'UTM term', of: ({ attribution }) => attribution?.utm?.term },
  { name: 'UTM content', of: ({ attribution }) => attribution?.utm?.content },
  { name: 'Metadata', of: ({ metadata }) => metadataText(metadata, '\n') },
];

/**
 * Requests as a CSV file (RFC 4180) in which no cell is a formula; without `head`, more rows of one. Every cell is
 * quoted, because some importers split at semicolons or tabs.
 */
export function requestsCsv(
  requests: readonly ContactRequest[],
  { timeZone, head = true }: { timeZone: Business['timeZone']; head?: boolean },
): string {
  const columns = columnsIn(timeZone);
  const rows = requests.map((request) =>
    columns.map(({ of, asText = withoutFormulas }) => asText(of(request) ?? '')),
  );
  const lines = head ? [columns.map(({ name }) => name), ...rows] : rows;
  const text = lines.length > 0 ? `${Papa.unparse(lines, { quotes: true })}\r\n` : '';
  return head ? `${BYTE_ORDER_MARK}${text}` : text;
}
