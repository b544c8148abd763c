import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { QuoteStore } from './quote.types.ts';

/**
 * The fields that a first price does not need; collapsed until the visitor, or an error in one,
 * opens it.
 */
export function Refine({ store, children }: { store: QuoteStore; children: ReactNode }) {
  const open = useStore(store, ({ refining }) => refining);
  return (
    <details
      className="quote-refine"
      open={open}
      onToggle={({ currentTarget }) => store.setState({ refining: currentTarget.open })}
    >
      <summary>
        <strong>Refine</strong>
        <span className="quote-refine-note">Age, stories, pool: each with its price</span>
      </summary>
      <div className="quote-refine-fields">{children}</div>
    </details>
  );
}
