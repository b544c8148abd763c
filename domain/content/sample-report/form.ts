import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './form.en.ts';

const texts = catalog<FormWords>({ en, es: () => import('./form.es.ts') });

export type ReportMark = keyof typeof en.marks;

/** By numeral of the system and letter of the item. */
interface FormWords {
  marks: Readonly<Record<ReportMark, string>>;
  systems: Readonly<Record<string, { name: string; items: Readonly<Record<string, ItemWords>> }>>;
}

interface ItemWords {
  name: string;
  note?: string;
}

/** A heading of the form, which is in English. */
export interface FormHeading {
  name: string;
  /** What it says in the language of the page, if that is another one. */
  translation?: string;
}

/** An item of the form with its ticked boxes. A deficient item is also marked as inspected. */
export interface ReportItem extends FormHeading {
  /** Its letter on the form. */
  letter: string;
  marks: readonly ReportMark[];
  /** One line for an item that has no finding of its own below the table. */
  note?: string;
}

export interface ReportSystem extends FormHeading {
  /** Its numeral on the form. */
  numeral: string;
  items: readonly ReportItem[];
}

type Systems = typeof en.systems;

/** The boxes that are ticked for the sample home. */
const ticked: {
  readonly [N in keyof Systems]: Readonly<Record<keyof Systems[N]['items'], string>>;
} = {
  I: {
    A: 'I D',
    B: 'I D',
    C: 'I D',
    D: 'I D',
    E: 'I D',
    F: 'I',
    G: 'I D',
    H: 'I D',
    I: 'NP',
    J: 'I',
    K: 'I',
  },
  II: { A: 'I D', B: 'I D' },
  III: { A: 'I D', B: 'I', C: 'I' },
  IV: { A: 'I', B: 'I D', C: 'I D', D: 'NP', E: 'I' },
  V: { A: 'I', B: 'I', C: 'I', D: 'I D', E: 'NP', F: 'I D', G: 'I D', H: 'I' },
  VI: { A: 'NI', B: 'NP', C: 'NP', D: 'NP', E: 'NP' },
};

const heading = (name = '', translation = ''): FormHeading =>
  name === translation ? { name } : { name, translation };

/** The boxes of form REI 7-6, in its order. */
export const reportMarksIn = (locale: Locale): { mark: ReportMark; meaning: string }[] =>
  Object.entries(texts.in(locale).marks).map(([mark, meaning]) => ({
    mark: mark as ReportMark,
    meaning,
  }));

/** The systems and items of form REI 7-6 (22 TAC §535.223), as marked for the sample home. */
export function reportSystemsIn(locale: Locale): ReportSystem[] {
  const form = texts.in('en').systems;
  const { systems } = texts.in(locale);
  return Object.entries(ticked).map(([numeral, boxes]) => ({
    numeral,
    ...heading(form[numeral]?.name, systems[numeral]?.name),
    items: Object.entries(boxes).map(([letter, marks]) => {
      const worded = systems[numeral]?.items[letter];
      return {
        letter,
        ...heading(form[numeral]?.items[letter]?.name, worded?.name),
        marks: marks.split(' ') as ReportMark[],
        ...(worded?.note && { note: worded.note }),
      };
    }),
  }));
}
