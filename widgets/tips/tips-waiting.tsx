import { useRef } from 'react';
import skeleton from '#widgets/core/ui/skeleton.css?inline';
import { useStyles } from '#widgets/core/use-styles.ts';
import styles from './tips-waiting.css?inline';

/** As many as an answer usually has: the page below moves once, with the visitor's own click. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];
const sheets = skeleton + styles;

/** Where the tips will stand, while they are on their way; only the room once that is over. */
export function TipsWaiting({ isOver }: { isOver: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  return (
    <div
      ref={box}
      className="tips-waiting"
      data-over={isOver ? '' : undefined}
      {...(!isOver && { role: 'status', 'aria-label': 'Your tips are being written' })}
    >
      {PLACES.map((place) => (
        <div key={place} className="tips-blank">
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
        </div>
      ))}
    </div>
  );
}
