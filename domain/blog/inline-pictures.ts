/** A picture in the Markdown of an article. */
export interface InlinePicture {
  address: string;
  /** What it shows, read to those who do not see it. */
  alt: string;
  /** Marked as showing nothing that the text does not say. */
  isDecorative: boolean;
}

/** The title of a decorative picture in Markdown, `![](/a.webp "decorative")`: an empty text alone may be a forgotten one. */
export const DECORATIVE = 'decorative';

const picture = /!\[((?:\\.|[^\]\\\n])*)\]\(([^\s()]+)(?:[ \t]+"([^"\n]*)")?[ \t]*\)/g;

const code = /^(```|~~~)[\s\S]*?^\1|`[^`\n]+`/gm;

/** What code shows is no picture; all else keeps its place. */
const withoutCode = (content: string) => content.replace(code, (text) => ' '.repeat(text.length));

export const inlinePictures = (content: string): InlinePicture[] =>
  [...withoutCode(content).matchAll(picture)].map(([, alt = '', address = '', title]) => ({
    address,
    alt: alt.replace(/\\([[\]\\])/g, '$1'),
    isDecorative: title === DECORATIVE,
  }));

/** `content` with another text for its picture number `index`. */
export function withPictureText(
  content: string,
  index: number,
  { alt, isDecorative }: Pick<InlinePicture, 'alt' | 'isDecorative'>,
): string {
  const found = [...withoutCode(content).matchAll(picture)][index];
  if (!found) return content;
  const [old, , address = '', title] = found;
  const text = isDecorative ? '' : alt.replace(/[[\]\\]/g, '\\$&').replace(/\n/g, ' ');
  const kept = title === undefined || title === DECORATIVE ? '' : ` "${title}"`;
  const after = isDecorative ? ` "${DECORATIVE}"` : kept;
  const replaced = `![${text}](${address}${after})`;
  return content.slice(0, found.index) + replaced + content.slice(found.index + old.length);
}

/** Whether a picture still needs its text, or the word that it needs none. */
export const needsText = ({ alt, isDecorative }: InlinePicture): boolean =>
  !isDecorative && alt.trim() === '';
