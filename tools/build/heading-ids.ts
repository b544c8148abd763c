import type { Token, Tokens } from 'marked';

/** The ids of the headings in a document as GitHub gives them: "Who may call what" is `who-may-call-what`. */
export function headingIds(tokens: readonly Token[]): ReadonlyMap<Token, string> {
  const ids = new Map<Token, string>();
  const counts = new Map<string, number>();
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const name = (token as Tokens.Heading).text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    ids.set(token, count === 0 ? name : `${name}-${count}`);
  }
  return ids;
}
