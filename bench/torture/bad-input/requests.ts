import fc from 'fast-check';
import type { RouteRow } from '#api/testing/route-row.ts';
import { schemaValues } from '#api/testing/schema-values.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { bodyChoice, packedBody } from './bodies.ts';
import { bodySchemas } from './body-schemas.ts';
import { type Header, oddHeader, wrongLength } from './headers.ts';
import { escaped, naughtySegments, naughtyStrings } from './naughty-strings.ts';
import { nullOr } from './optional.ts';
import { pictureBytes } from './pictures.ts';
import type { RawRequest } from './raw-http.ts';

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

/** An empty list `often` times as often as one with values. */
const listOf = <T>(arbitrary: fc.Arbitrary<T>, often: number): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: often, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.array(arbitrary, { minLength: 1, maxLength: 3 }) },
  );

/** What is wrong with a request; nothing where all of it is null or empty. */
export function choiceFor(row: RouteRow) {
  const schema = bodySchemas[row.call];
  const always = <T>(arbitrary: fc.Arbitrary<T>, there: boolean): fc.Arbitrary<T | null> =>
    there ? arbitrary : fc.constant(null);
  return fc.record({
    signedIn: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
    body: always(
      bodyChoice(schema ? schemaValues(businessToday(new Date()))(schema) : fc.constant({})),
      row.body !== undefined,
    ),
    picture: always(pictureBytes, row.bytes !== undefined),
    segment: row.call.includes(':')
      ? nullOr(fc.constantFrom(...naughtySegments), 3)
      : fc.constant(null),
    query: listOf(fc.tuple(queryName(row), queryText), row.query ? 1 : 10),
    headers: listOf(oddHeader, 3),
    length: nullOr(wrongLength, 30),
    method: nullOr(fc.constantFrom(...methods), 30),
    // For `X-Forwarded-For`: with one address, rate limits would hide the rest.
    address: fc.nat(2 ** 24 - 1),
  });
}

type Choice = ReturnType<typeof choiceFor> extends fc.Arbitrary<infer C> ? C : never;

/** What a route accepts. */
export interface ValidCall {
  path: string;
  body: object | undefined;
}

export function requestOf(
  row: RouteRow,
  valid: ValidCall,
  choice: Choice,
  owner: readonly Header[],
): RawRequest {
  const [method = '', pattern = ''] = row.call.split(' ');
  const { address } = choice;
  const date = addDays(businessToday(new Date()), 4 + (address % 80));
  const body = choice.body && packedBody(valid.body ?? {}, date, choice.body);
  const bytes = choice.picture ?? body?.bytes;
  const path = choice.segment ? pattern.replace(/:\w+/, () => choice.segment ?? '') : valid.path;
  const query = choice.query.map(([name, value]) => `${name}=${value}`).join('&');
  const usual: Header[] = [
    ...(choice.signedIn ? owner : []),
    ['X-Forwarded-For', `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`],
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
