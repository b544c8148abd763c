import { X } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';

interface RemovableListProps<T> {
  items: readonly T[];
  /** Describes an item. Its name is unique and ends the sentence 'Remove …'. */
  describe: (item: T) => { name: string; text: ReactNode; isPast: boolean };
  /** Gets the focus when a button disappears with its item. */
  focusAfter: RefObject<HTMLElement | null>;
  onChange: (items: T[]) => void;
}

/** The items of a list in a form, each with a button that removes it. */
export function RemovableList<T>({ items, describe, focusAfter, onChange }: RemovableListProps<T>) {
  if (items.length === 0) return <p className="availability-closed">None.</p>;
  return (
    <ul className="availability-off">
      {items.map((item) => {
        const { name, text, isPast } = describe(item);
        return (
          <li key={name} data-past={isPast ? '' : undefined}>
            <span>
              <span>{text}</span>
              {isPast ? <span> (over)</span> : null}
            </span>
            <button
              type="button"
              className="admin-icon-button"
              aria-label={`Remove ${name}`}
              onClick={() => {
                focusAfter.current?.focus({ preventScroll: true });
                onChange(items.filter((other) => other !== item));
              }}
            >
              <X size={20} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Props of a control for a new item, which is not part of the form's data until `add` adds it. */
export const newItemControl = (add: () => void) => ({
  className: 'ui-control',
  onInput: (event: FormEvent) => event.stopPropagation(),
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Otherwise Enter would submit the whole form.
    event.preventDefault();
    add();
  },
});
