/**
 * Why a target is missed, as far as it was found out. The key is how the measure's name begins; it
 * is printed only while the measure is missed.
 */
const reasons: Readonly<Record<string, string>> = {
  'POST /api/maintenance/tips':
    'The echo has no work to do. About 16 µs are our rules, which choose from 158 for the home; the row beside the unchecked rules leaves them out. The rest is what the echo does without: nine headers of ours (8 µs), the line in the log (5 µs), the schema, the request’s number, CORS and the layers that turn faults into problems. None of it is to be had for nothing.',
  'typing in the quote form':
    'At the first touch the browser runs React’s code, in one piece: the frame of `hydrate` below. Run before anybody touches the page, it would stop those who read: by that frame for some 200 ms at ten times slower, where `npm run lighthouse` allows 50 (worked out, not measured). The chunk of the quote’s rules and schemas comes at the same touch and runs while the visitor types: the frame of `quote-answer`. Taking the page over is in slices and makes no press wait.',
  'turning the month of the calendar':
    'The frames are the browser’s own, without script of ours that counts; the page without scripts has most of them too.',
  "opening the FAQ's 45 answers":
    'Laying out 45 answers at once costs the page without scripts as much.',
  'inspection-pricing':
    'What is left is the browser’s own layout: of the title and the badge, whose text is the first that the element shapes, and of the table. Each was drawn in a step of its own after this run. The machine is twice as slow in some hours: the run before had 26.',
  'inspection-tips':
    'The last part of the form, ten boxes to tick and the button, is laid out in one frame; the place beside them was moved to an earlier part after this run. The run before had 48.',
  'inspection-reviews, in sight at once':
    'What every element stands on (Preact, the shadow root, tokens and styles, the loader, the store) is 10.5 KB of it; the wall of cards, figures and filter with its styles 3.8, the frame around them 1.5, dates, steps and the call 1.8. A wall that is in sight at once has to show them.',
};

export const reasonFor = (what: string): string | undefined =>
  Object.entries(reasons).find(([measure]) => what.startsWith(measure))?.[1];
