import fc from 'fast-check';
import type { RouteRow } from '#api/testing/route-row.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { type BodyChoice, bodyChoice, packedBody } from './bodies.ts';
import { bodySchemas } from './body-schemas.ts';
import { type Header, lyingLength, oddHeader } from './headers.ts';
import { escaped, naughtySegments, naughtyStrings } from './naughty-strings.ts';
import { pictureBytes } from './pictures.ts';
import { rarely } from './rarely.ts';
import type { RawRequest } from './raw-http.ts';
import { valuesOf } from './schema-values.ts';

/** What is wrong with a request this time; nothing, when all of it is null or empty. */
export interface Choice {
  signedIn: boolean;
  body: BodyChoice | null;
  picture: Buffer | null;
  segment: string | null;
  query: [name: string, value: string][];
  headers: Header[];
  length: string | null;
  method: string | null;
  /** The address that `X-Forwarded-For` tells, so that no limit hides what lies behind it. */
  caller: number;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const queryText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...naughtyStrings).map(escaped),
  fc.constantFrom(...naughtySegments),
  fc.string({ unit: 'binary', maxLength: 50 }).map(escaped),
);

const queryName = (row: RouteRow) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(row.query ?? ['search', 'date', 'revision'])) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'limit[]', 'a[b][c]', '', '%', 'from') },
  );

/** None of it `often` times as often as some. */
const now = <T>(arbitrary: fc.Arbitrary<T>, often: number): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: often, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.array(arbitrary, { minLength: 1, maxLength: 3 }) },
  );

export function choiceFor(row: RouteRow): fc.Arbitrary<Choice> {
  const schema = bodySchemas[row.call];
  const always = <T>(arbitrary: fc.Arbitrary<T>, there: boolean): fc.Arbitrary<T | null> =>
    there ? arbitrary : fc.constant(null);
  return fc.record({
    signedIn: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
    body: always(bodyChoice(schema ? valuesOf(schema) : fc.constant({})), row.body !== undefined),
    picture: always(pictureBytes, row.bytes !== undefined),
    segment: row.call.includes(':')
      ? rarely(fc.constantFrom(...naughtySegments), 3)
      : fc.constant(null),
    query: now(fc.tuple(queryName(row), queryText), row.query ? 1 : 10),
    headers: now(oddHeader, 3),
    length: rarely(lyingLength, 30),
    method: rarely(fc.constantFrom(...methods), 30),
    caller: fc.nat(2 ** 24 - 1),
  });
}

/** The call of a row as it is right. */
export interface RightCall {
  path: string;
  body: object | undefined;
}

export function requestOf(
  row: RouteRow,
  right: RightCall,
  choice: Choice,
  owner: readonly Header[],
): RawRequest {
  const [method = '', pattern = ''] = row.call.split(' ');
  const { caller } = choice;
  const date = addDays(businessToday(new Date()), 4 + (caller % 80));
  const body = choice.body && packedBody(right.body ?? {}, date, choice.body);
  const bytes = choice.picture ?? body?.bytes;
  const path = choice.segment ? pattern.replace(/:\w+/, () => choice.segment ?? '') : right.path;
  const query = choice.query.map(([name, value]) => `${name}=${value}`).join('&');
  const usual: Header[] = [
    ...(choice.signedIn ? owner : []),
    ['X-Forwarded-For', `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`],
    ...(bytes ? [['Content-Type', row.bytes ?? 'application/json'] satisfies Header] : []),
    ...(body?.headers ?? []),
  ];
  const named = new Set(choice.headers.map(([name]) => name.toLowerCase()));
  return {
    method: choice.method ?? method,
    target: path + (query && (path.includes('?') ? '&' : '?') + query),
    headers: [
      ...usual.filter(([name]) => !named.has(name.toLowerCase())),
      ...choice.headers,
      ...(choice.length === null ? [] : [['Content-Length', choice.length] satisfies Header]),
    ],
    ...(bytes && { body: bytes }),
  };
}
