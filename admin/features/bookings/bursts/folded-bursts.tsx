import { Link } from 'wouter';
import { foldedText } from './burst-text.ts';
import type { Folds } from './folds.ts';

/** What the agenda leaves out of its days, with a link to show it. */
export const FoldedBursts = ({ bursts, isUnfolded, href }: Folds) =>
  bursts.map((burst) => (
    <p className="admin-status" key={burst.bookings[0]?.id}>
      <span>
        {foldedText(burst)};{' '}
        <Link href={href} replace>
          {isUnfolded ? 'fold' : 'look at'} {burst.bookings.length === 1 ? 'it' : 'them'}
        </Link>
      </span>
    </p>
  ));
