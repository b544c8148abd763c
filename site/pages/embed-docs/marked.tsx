import type { ReactNode } from 'react';

/** A `text` of the contract, with code in backquotes. */
export const marked = (text: string): ReactNode[] =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
