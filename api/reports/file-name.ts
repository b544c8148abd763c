import { fieldProblem } from '#api/http/api-problem.ts';
import { cutText } from '#domain/locale/cut-text.ts';
import { wellFormedLine } from '#domain/validation/well-formed.ts';

const MAX_LENGTH = 120;

/** Letters that a file system or a shell gives a meaning. */
const SPECIAL = /[\\/:*?"<>|]/g;

/**
 * The name of an uploaded report, from the header `X-File-Name`: percent-encoded UTF-8, of any length. Without a
 * header it is `Inspection report.pdf`. Throws `validation_failed` for broken encoding.
 */
export function reportFileName(header: string): string {
  const name = wellFormedLine(decoded(header).replaceAll(SPECIAL, ' '))
    .replace(/\.pdf$/i, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return `${cutText(name, MAX_LENGTH).trim() || 'Inspection report'}.pdf`;
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw fieldProblem('X-File-Name', 'Send the name percent-encoded');
  }
}
