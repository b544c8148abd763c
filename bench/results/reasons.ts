/**
 * Why a target is missed, as far as it was found out. The key is how the measure's name begins; it
 * is printed only while the measure is missed.
 */
const hydration =
  'React takes the page over at the first touch, in slices of a few milliseconds. A press of a key or a finger that comes before it is done makes it finish at once, in one piece: the frame with `onpointerdown` or `onkeydown` of `hydrate` below.';

const reasons: Readonly<Record<string, string>> = {
  'POST /api/maintenance/tips':
    'The echo has no work to do. About 16 µs are our rules, which choose from 158 for the home; the row beside the unchecked rules leaves them out. The rest is what the echo does without: nine headers of ours (8 µs), the line in the log (5 µs), the schema, the request’s number, CORS and the layers that turn faults into problems. None of it is to be had for nothing.',
  'typing in the quote form, first touch': `${hydration} The chunk of the quote’s rules and schemas comes at the same touch, and running it takes as long: the frame with \`quote-answer\`.`,
  'turning the month of the calendar, first touch': hydration,
};

export const reasonFor = (what: string): string | undefined =>
  Object.entries(reasons).find(([measure]) => what.startsWith(measure))?.[1];
