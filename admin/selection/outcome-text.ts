import { countText } from '#admin/lists/count-text.ts';
import type {
  SelectionOutcome,
  UnchangedReason,
  UnchangedRecord,
} from '#domain/leads/selection.schema.ts';

interface OutcomeWords {
  nouns: readonly [singular: string, plural: string];
  /** Follows the count: 'deleted'. */
  done: string;
  /** The consequence, named if anything was changed. */
  next: string;
}

/** Maximum number of records named in one text; the others are counted. */
const MAX_NAMED = 3;

const reasons: Readonly<Record<UnchangedReason, string>> = {
  edit_conflict: 'changed in the meantime; refresh to see it',
  not_found: 'no longer there',
  slot_taken: 'the time is no longer free',
  ends_after_midnight: 'it would end after midnight',
  wrong_status: 'not possible in its current status',
};

/**
 * Describes what an action on a selection changed, and why other records were not changed. `nameOf`
 * gives the owner's name for a record; those without a name are counted.
 */
export function outcomeText(
  { changed, unchanged }: SelectionOutcome<{ id: string; revision: number }>,
  { nouns, done, next }: OutcomeWords,
  nameOf: (id: string) => string | undefined = () => undefined,
): { title: string; description: string } {
  const count = (number: number) => countText(number, nouns);
  const more = [`more ${nouns[0]}`, `more ${nouns[1]}`] as const;
  const named = unchanged
    .flatMap((record) => {
      const name = nameOf(record.id);
      return name ? [{ ...record, name }] : [];
    })
    .slice(0, MAX_NAMED);
  const others = unchanged.filter(({ id }) => !named.some((one) => one.id === id));
  const left = [
    ...named.map(({ name, ...why }) => `${name}: not ${done}, ${reasonOf(why)}.`),
    ...Object.entries(Object.groupBy(others, ({ code }) => code)).map(
      ([code, records]) =>
        `${countText(records.length, named.length > 0 ? more : nouns)} not ${done}: ${reasons[code as UnchangedReason]}.`,
    ),
  ];
  const capital = `${done.charAt(0).toUpperCase()}${done.slice(1)}`;
  return {
    title: changed.length > 0 ? `${count(changed.length)} ${done}` : `Not ${done}`,
    description: [...(changed.length > 0 ? [next] : []), ...left].join(' ') || `${capital}.`,
  };
}

const reasonOf = ({ code, inTheWay = [] }: Omit<UnchangedRecord, 'id'>): string =>
  inTheWay.length > 0 ? `conflicts with ${inTheWay.join(', ')}` : reasons[code];
