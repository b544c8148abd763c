/** Text in one style. */
export interface Inline {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
}

/** A part of an agreement, as the page and the PDF show it. */
export type AgreementBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const HEADING = /^(#{1,3})\s+(.*)$/;
const BULLET = /^[-*+]\s+(.*)$/;
const NUMBERED = /^\d{1,3}[.)]\s+(.*)$/;
const TABLE_ROW = /^\|(.*)$/;
const TABLE_RULE = /^\|[\s:|-]+$/;

/**
 * The blocks of a text in a part of Markdown: headings of three levels, paragraphs, lists of one level, tables, bold
 * and italic. Anything else, such as HTML, links and pictures, is text as written. Linear in the length of the text.
 */
export function agreementBlocks(text: string): AgreementBlock[] {
  const blocks: AgreementBlock[] = [];
  let paragraph: string[] = [];
  let table: string[][] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) {
      blocks.push({ kind: 'paragraph', content: inlinesOf(paragraph.join(' ')) });
    }
    paragraph = [];
  };
  const endTable = () => {
    const [head, ...rows] = table.map((cells) => cells.map(inlinesOf));
    if (head) blocks.push({ kind: 'table', head, rows });
    table = [];
  };
  /** Whether a list continues on the next line. */
  let isInList = false;

  for (const line of text.split(/\r?\n/).map((written) => written.trim())) {
    if (TABLE_ROW.test(line)) {
      endParagraph();
      if (!TABLE_RULE.test(line)) table.push(cellsOf(line));
      isInList = false;
      continue;
    }
    endTable();
    const heading = HEADING.exec(line);
    const item = BULLET.exec(line) ?? NUMBERED.exec(line);
    if (line === '' || heading || item) endParagraph();
    if (heading) {
      const [, marks = '', content = ''] = heading;
      const level = marks.length as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, content: inlinesOf(content) });
    } else if (item) {
      addItem(blocks, inlinesOf(item[1] ?? ''), { ordered: !BULLET.test(line), isInList });
    } else if (line !== '') paragraph.push(line);
    isInList = item !== null;
  }
  endParagraph();
  endTable();
  return blocks;
}

function addItem(
  blocks: AgreementBlock[],
  item: Inline[],
  { ordered, isInList }: { ordered: boolean; isInList: boolean },
): void {
  const last = blocks.at(-1);
  if (isInList && last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
}

/** The cells of '| one | two |'; an escaped bar is part of a cell. */
const cellsOf = (line: string): string[] => {
  const cells = line.slice(1).match(/(?:\\.|[^\\|]|\\$)+/g) ?? [];
  return cells.map((cell) => cell.trim());
};

/** A backslash takes the meaning from the character of punctuation after it. */
const TOKEN = /\\[!-/:-@[-`{-~]|\*\*|\*|[^*\\]+|\\/g;

/** Bold is in `**`, italic in `*`; a mark that nothing closes is text. */
export function inlinesOf(text: string): Inline[] {
  const tokens = text.match(TOKEN) ?? [];
  const marks = {
    bold: new Set(pairsOf(tokens, '**')),
    italic: new Set(pairsOf(tokens, '*')),
  };
  const inlines: Inline[] = [];
  let bold = false;
  let italic = false;
  tokens.forEach((token, index) => {
    if (marks.bold.has(index)) bold = !bold;
    else if (marks.italic.has(index)) italic = !italic;
    else {
      const literal = token.length === 2 && token.startsWith('\\') ? token.slice(1) : token;
      const last = inlines.at(-1);
      if (last && last.bold === (bold || undefined) && last.italic === (italic || undefined)) {
        last.text += literal;
      } else {
        inlines.push({
          text: literal,
          ...(bold && { bold: true }),
          ...(italic && { italic: true }),
        });
      }
    }
  });
  return inlines;
}

/** The places of a mark, without a last one that has no other to close it. */
function pairsOf(tokens: readonly string[], mark: string): number[] {
  const places = tokens.flatMap((token, index) => (token === mark ? [index] : []));
  return places.length % 2 === 0 ? places : places.slice(0, -1);
}
