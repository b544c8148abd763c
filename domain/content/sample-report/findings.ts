import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './findings.en.ts';
import type { ReportMark } from './form.ts';

const texts = catalog({ en, es: () => import('./findings.es.ts') });

/** Kebab-case; the link target, and the drawing `report-<id>.svg`. */
type FindingId = keyof typeof en;

/** A number on a finding's drawing; the drawing is 320 x 200. */
export interface Pin {
  x: number;
  y: number;
}

/** What the report says and shows about one item. */
export interface Finding extends FindingFacts, FindingTexts {
  id: FindingId;
}

interface FindingTexts {
  title: string;
  /** Where in the house. */
  place: string;
  /** What is seen, what it means, and whom to call. */
  seen: string;
  means: string;
  next: string;
  /** Alternative text of the drawing. */
  alt: string;
}

/** What is the same in every language. */
interface FindingFacts {
  /** Numeral and letter on the form. */
  item: string;
  marks: readonly ReportMark[];
  pin: Pin;
  /** Figures on the drawing. */
  labels?: readonly (Pin & { text: string })[];
  /** Minutes and seconds in the inspection's video, and the length of the video. */
  video?: { at: string; length: string };
}

const deficient = ['I', 'D'] as const;

const facts: Readonly<Record<FindingId, FindingFacts>> = {
  foundation: {
    item: 'I.A',
    marks: deficient,
    pin: { x: 258, y: 48 },
    labels: [
      { x: 66, y: 142, text: '0.0' },
      { x: 146, y: 142, text: '-0.2' },
      { x: 66, y: 70, text: '-0.3' },
      { x: 152, y: 76, text: '-0.6' },
      { x: 236, y: 148, text: '-0.7' },
      { x: 256, y: 78, text: '-1.4' },
    ],
  },
  grading: { item: 'I.B', marks: deficient, pin: { x: 136, y: 132 } },
  roof: { item: 'I.C', marks: deficient, pin: { x: 112, y: 88 } },
  panel: { item: 'II.A', marks: deficient, pin: { x: 106, y: 98 } },
  outlets: { item: 'II.B', marks: deficient, pin: { x: 218, y: 82 } },
  flue: {
    item: 'III.A',
    marks: deficient,
    pin: { x: 196, y: 92 },
    video: { at: '03:12', length: '11:40' },
  },
  cooling: {
    item: 'III.B',
    marks: ['I'],
    pin: { x: 250, y: 64 },
    labels: [
      { x: 84, y: 152, text: '74 °F' },
      { x: 238, y: 152, text: '56 °F' },
    ],
  },
  drain: {
    item: 'IV.B',
    marks: deficient,
    pin: { x: 148, y: 128 },
    video: { at: '07:48', length: '11:40' },
  },
  relief: { item: 'IV.C', marks: deficient, pin: { x: 214, y: 74 } },
};

const ids = Object.keys(facts) as FindingId[];

type Worded = Pick<Business, 'locale' | 'words'>;

/** A finding in the language of the business, its placeholders filled in. */
export function findingOf(id: FindingId, business: Worded): Finding {
  const worded = texts.in(business.locale)[id];
  return {
    id,
    ...facts[id],
    ...worded,
    means: fillText(worded.means, business),
    next: fillText(worded.next, business),
  };
}

/** Every finding, in the order of the form. */
export const findingsOf = (business: Worded): readonly Finding[] =>
  ids.map((id) => findingOf(id, business));
