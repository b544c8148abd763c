import { yearsOfExperience } from './published-figures.ts';

/** A photograph of the inspector. Width and height, in pixels, reserve its place. */
export interface Portrait {
  src: string;
  width: number;
  height: number;
  alt: string;
}

interface Inspector {
  name: string;
  /** Without one, a monogram and the license card are shown; never a stock photograph. */
  portrait?: Portrait;
  /** Years in the trade, as published. */
  years: string;
  certifications: readonly string[];
  /** The signature of letters and pages in their name. */
  signature: string;
}

/** The person who answers the telephone, inspects the home and writes the report. */
export const inspector: Inspector = {
  name: 'Ray Castellano',
  years: yearsOfExperience.shown,
  certifications: [
    'TREC Professional Real Estate Inspector',
    'Level I infrared thermographer',
    'Member of the Texas Professional Real Estate Inspectors Association',
  ],
  signature: 'Ray',
};

/** The initials of a name, at most two: "Ray Castellano" is "RC". */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('');
}
