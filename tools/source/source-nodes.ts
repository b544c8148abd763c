import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const root = new URL('../..', import.meta.url);

/** A node of a module's syntax tree (ESTree). */
export interface SourceNode extends Record<string, unknown> {
  type: string;
  /** Offset of its first character. */
  start: number;
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && typeof (value as SourceNode).type === 'string';

export const partsOf = (node: SourceNode): SourceNode[] =>
  Object.values(node).flat().filter(isNode);

export const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return String(name ?? value);
};

/** The text of a file of the repository. @param file its path from the root */
export const sourceOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** Parses a module. Throws where its syntax is wrong. */
export function parsed(file: string, code: string): SourceNode {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as SourceNode;
}

/** The line, from 1, of an offset. */
export const lineOf = (code: string, offset: number): number =>
  code.slice(0, offset).split('\n').length;
