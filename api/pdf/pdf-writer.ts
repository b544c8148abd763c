import { once } from 'node:events';
import type PDFDocument from 'pdfkit';
import type { Inline } from '#domain/agreements/agreement-blocks.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { documentFonts, fontRuns, STAND_IN } from './fonts.ts';
import { words as en } from './pdf-writer.en.ts';

const catalogOfWords = catalog({ en, es: () => import('./pdf-writer.es.ts') });

type Doc = InstanceType<typeof PDFDocument>;

/** A picture to print, with its size in any unit. */
export interface PdfPicture {
  bytes: Buffer;
  alt: string;
  width: number;
  height: number;
}

export interface PdfOptions {
  title: string;
  author: string;
  locale: Locale;
  /** When the content was made, so that the same input makes the same bytes. */
  createdAt: Date;
  /** 'Page 1 of 2', at the foot of each page. */
  pageLabel: (page: number, pages: number) => string;
}

/** In points. */
const MARGIN = 54;
const BODY = 10.5;
const headingSizes = { 1: 18, 2: 13, 3: 11 } as const;
const GRAY = '#555555';

/**
 * Writes a document of the size US Letter, tagged for screen readers (ISO 14289). Everything is synchronous except its
 * beginning and its end.
 */
export async function createPdf(options: PdfOptions) {
  // Loaded with the first document.
  const { default: Document } = await import('pdfkit');
  const doc: Doc = new Document({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: options.locale === 'es' ? 'es-US' : 'en-US',
    bufferPages: true,
    info: {
      Title: options.title,
      Author: options.author,
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  });
  const fonts = await documentFonts();
  for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  let hasStandIn = false;
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { left, right, bottom } = { left: MARGIN, right: MARGIN, bottom: MARGIN };
  const width = doc.page.width - left - right;

  /** Breaks the page unless `height` fits. */
  const reserve = (height: number) => {
    if (doc.y + height > doc.page.height - bottom) doc.addPage();
  };

  const tagged = (type: string, draw: () => void) => doc.struct(type, {}, [draw]);

  /** `content` from the current line on, in a column. */
  const write = (
    content: readonly Inline[],
    at: { size?: number; bold?: boolean; x?: number; width?: number; align?: 'right' },
  ) => {
    const runs = content.flatMap((inline) => fontRuns(fonts, inline, at.bold));
    hasStandIn ||= runs.some(({ text }) => STAND_IN.test(text));
    const size = at.size ?? BODY;
    doc.fontSize(size);
    // The baseline of one font for all, because letters of another would stand higher or lower in the line.
    const baseline = -size * (fonts.regular[0]?.ascent ?? 1);
    runs.forEach(({ text, font }, index) => {
      const place = {
        width: at.width ?? width,
        align: at.align ?? 'left',
        lineGap: 2,
        baseline,
      } as const;
      const part = { ...place, continued: index < runs.length - 1 };
      doc.font(font);
      if (index === 0) doc.text(text, at.x ?? left, doc.y, part);
      else doc.text(text, part);
    });
  };

  const heightOf = (content: readonly Inline[], columnWidth: number): number => {
    doc.font('bold').fontSize(BODY);
    const text = content
      .flatMap((inline) => fontRuns(fonts, inline))
      .map((run) => run.text)
      .join('');
    return doc.heightOfString(text || ' ', { width: columnWidth, lineGap: 2 });
  };

  const writer = {
    heading(level: 1 | 2 | 3, content: readonly Inline[]) {
      const size = headingSizes[level];
      // With two lines of what follows.
      reserve(size * 1.6 + 3 * BODY * 1.5);
      doc.moveDown(level === 1 ? 0 : 0.4);
      root.add(tagged(`H${level}`, () => write(content, { size, bold: true })));
      doc.moveDown(0.3);
    },

    paragraph(content: readonly Inline[], { small }: { small?: true } = {}) {
      if (content.length === 0) return;
      reserve(BODY * 2);
      doc.fillColor(small ? GRAY : 'black');
      root.add(tagged('P', () => write(content, small ? { size: 8.5 } : {})));
      doc.fillColor('black');
      doc.moveDown(0.5);
    },

    list(items: readonly (readonly Inline[])[], { ordered }: { ordered: boolean }) {
      const list = doc.struct('L');
      root.add(list);
      items.forEach((content, index) => {
        reserve(BODY * 2);
        const item = doc.struct('LI');
        list.add(item);
        const { y } = doc;
        const mark = ordered ? `${index + 1}.` : '•';
        item.add(tagged('Lbl', () => void doc.font('regular').fontSize(BODY).text(mark, left, y)));
        doc.y = y;
        item.add(tagged('LBody', () => write(content, { x: left + 18, width: width - 18 })));
        doc.moveDown(0.2);
        item.end();
      });
      list.end();
      doc.x = left;
      doc.moveDown(0.4);
    },

    /** With a row of headings; the last column, as wide as `lastWidth`, is on the right. */
    table(rows: readonly (readonly (readonly Inline[])[])[], lastWidth = 110) {
      const columns = Math.max(...rows.map((row) => row.length), 1);
      const first = columns === 1 ? width : (width - lastWidth) / (columns - 1);
      const widthOf = (column: number) =>
        columns > 1 && column === columns - 1 ? lastWidth : first;
      const table = doc.struct('Table');
      root.add(table);
      rows.forEach((row, index) => {
        const height = Math.max(...row.map((cell, column) => heightOf(cell, widthOf(column) - 8)));
        reserve(height + 8);
        const { y } = doc;
        const line = doc.struct('TR');
        table.add(line);
        row.forEach((cell, column) => {
          doc.y = y + 4;
          const place = {
            x: left + column * first + 4,
            width: widthOf(column) - 8,
            bold: index === 0,
            ...(columns > 1 && column === columns - 1 && { align: 'right' as const }),
          };
          line.add(tagged(index === 0 ? 'TH' : 'TD', () => write(cell, place)));
        });
        line.end();
        doc.y = y + height + 8;
        doc.x = left;
        asArtifact(() => {
          doc
            .moveTo(left, doc.y)
            .lineTo(left + width, doc.y)
            .lineWidth(0.5)
            .stroke('#bbbbbb');
        });
      });
      table.end();
      doc.moveDown(0.6);
    },

    /** Within the box; on the left. */
    picture({ bytes, alt, width: wide, height: high }: PdfPicture, box: [number, number]) {
      const scale = Math.min(box[0] / wide, box[1] / high);
      const { y } = doc;
      root.add(
        doc.struct('Figure', { alt }, () => {
          doc.image(bytes, left, y, { width: wide * scale, height: high * scale });
        }),
      );
      doc.y = y + high * scale + 10;
      doc.x = left;
    },

    /** Strokes of x and y in turn, drawn in a box of `box` that is scaled to 70 points of height. */
    strokes(
      strokes: readonly (readonly number[])[],
      { alt, box }: { alt: string; box: { width: number; height: number } },
    ) {
      const height = 70;
      reserve(height + 10);
      const scale = height / box.height;
      const { y } = doc;
      root.add(
        doc.struct('Figure', { alt }, () => {
          doc.save().lineWidth(1.4).lineCap('round').lineJoin('round');
          for (const stroke of strokes) {
            const [x0 = 0, y0 = 0] = stroke;
            doc.moveTo(left + x0 * scale, y + y0 * scale);
            // A dot is a line without length.
            if (stroke.length === 2) doc.lineTo(left + x0 * scale + 0.1, y + y0 * scale);
            for (let at = 2; at < stroke.length; at += 2) {
              doc.lineTo(left + (stroke[at] ?? 0) * scale, y + (stroke[at + 1] ?? 0) * scale);
            }
          }
          doc.stroke('black').restore();
        }),
      );
      doc.y = y + height + 10;
      doc.x = left;
    },

    newPage() {
      doc.addPage();
    },

    /** Explains numbers of characters, and numbers the pages; resolves to the document's bytes. */
    async end(): Promise<Buffer> {
      const { standIn } = catalogOfWords.in(options.locale);
      if (hasStandIn) writer.paragraph([{ text: standIn }], { small: true });
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        // Otherwise text at the foot begins another page.
        doc.page.margins.bottom = 0;
        asArtifact(() => {
          doc
            .font('regular')
            .fontSize(8.5)
            .fillColor(GRAY)
            .text(options.pageLabel(page + 1, count), left, doc.page.height - 36, {
              width,
              align: 'center',
              lineBreak: false,
            });
        });
      }
      const ended = once(doc, 'end');
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };

  /** Decoration that screen readers pass over. */
  function asArtifact(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  return writer;
}

export type PdfWriter = Awaited<ReturnType<typeof createPdf>>;
