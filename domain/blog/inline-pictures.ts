/** A picture in the Markdown of an article. */
export interface InlinePicture {
  address: string;
  /** Alternative text. */
  alt: string;
  /** Marked as decorative: it adds nothing to the text. */
  isDecorative: boolean;
}

/** The title of a decorative picture: `![](/a.webp "decorative")`. No text may be an oversight. */
export const DECORATIVE = 'decorative';

const picture = /!\[((?:\\.|[^\]\\\n])*)\]\(([^\s()]+)(?:[ \t]+"([^"\n]*)")?[ \t]*\)/g;

const code = /^(```|~~~)[\s\S]*?^\1|`[^`\n]+`/gm;

/** Code is blanked out, because pictures in it do not count; positions stay the same. */
const withoutCode = (content: string) => content.replace(code, (text) => ' '.repeat(text.length));

export const inlinePictures = (content: string): InlinePicture[] =>
  [...withoutCode(content).matchAll(picture)].map(([, alt = '', address = '', title]) => ({
    address,
    alt: alt.replace(/\\([[\]\\])/g, '$1'),
    isDecorative: title === DECORATIVE,
  }));

/** `content` with `alt` as the alternative text of picture number `index`. */
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

/** Whether a picture has neither an alternative text nor the decorative mark. */
export const needsText = ({ alt, isDecorative }: InlinePicture): boolean =>
  !isDecorative && alt.trim() === '';
