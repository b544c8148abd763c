import { Link } from 'wouter';
import { foldedText } from './burst-text.ts';
import type { Folds } from './folds.ts';

/** What the agenda leaves out of its days, with a link to show it. */
export const FoldedBursts = ({ bursts, isUnfolded, href }: Folds) =>
  bursts.map((burst) => (
    <p className="admin-status" key={burst.bookings[0]?.id}>
      <span>
        <span>{`${foldedText(burst)}; `}</span>
        <Link href={href} replace>
          <span>{isUnfolded ? 'fold' : 'look at'}</span>{' '}
          <span>{burst.bookings.length === 1 ? 'it' : 'them'}</span>
        </Link>
      </span>
    </p>
  ));
