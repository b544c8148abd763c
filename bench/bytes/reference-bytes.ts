import { gzipSync } from 'node:zlib';
import { buildReference } from '../references/build-reference.ts';

/** Well-known parts that do what our widgets do, each with the entry that mounts it. */
const entries = {
  SurveyJS: 'survey.tsx',
  'react-day-picker with React': 'day-picker.tsx',
  cally: 'cally.ts',
  'react-google-reviews with React': 'google-reviews.tsx',
  'deep-chat': 'deep-chat.ts',
} as const;

export type Reference = keyof typeof entries;

export const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** What a page with each of them loads, in bytes of gzip: script and styles, built in this run. */
export async function referenceBytes(): Promise<Record<Reference, number>> {
  const bytes = {} as Record<Reference, number>;
  for (const name of Object.keys(entries) as Reference[]) {
    const files = await buildReference(entries[name]);
    bytes[name] = [...files.values()].reduce((sum, content) => sum + gzipped(content), 0);
  }
  return bytes;
}
