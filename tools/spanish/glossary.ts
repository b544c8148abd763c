import { sourceOf } from '../source/source-nodes.ts';

/** A row of docs/spanish.md. */
export interface Term {
  english: string;
  /** ["lavabo", "fregadero"] */
  spanish: readonly string[];
  /** What it is not called: '' where nothing else is usual. */
  not: string;
}

const row = /^\| (?<english>(?!English|---).+) \| (?<spanish>.+) \| (?<not>.*?) ?\|$/gm;

export const glossary: readonly Term[] = [...sourceOf('docs/spanish.md').matchAll(row)].map(
  ({ groups: { english = '', spanish = '', not = '' } = {} }) => ({
    english,
    spanish: spanish.replaceAll(/ \(.*?\)/g, '').split(', '),
    not,
  }),
);
