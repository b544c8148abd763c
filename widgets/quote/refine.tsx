import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '#ui/words.ts';
import type { QuoteStore } from './quote.types.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

/**
 * The fields that a first price does not need; collapsed until the visitor, or an error in one,
 * opens it.
 */
export function Refine({ store, children }: { store: QuoteStore; children: ReactNode }) {
  const words = useWords(quoteWidgetWords);
  const open = useStore(store, ({ refining }) => refining);
  return (
    <details
      className="quote-refine"
      open={open}
      onToggle={({ currentTarget }) => store.setState({ refining: currentTarget.open })}
    >
      <summary>
        <strong>{words.refine}</strong>
        <span className="quote-refine-note">{words.refineNote}</span>
      </summary>
      <div className="quote-refine-fields">{children}</div>
    </details>
  );
}
