import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { lengthOf, withItem, withoutItem, withSwappedItems } from './record-values.ts';
import './record-rows.css';

interface RecordRowsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  /** Of the list in the record. */
  path: string;
  /** Names one item, "Size 2" for example, for the group and its button. */
  name: (index: number) => string;
  /** The item that "Add" adds. */
  added: unknown;
  add: string;
  min?: number;
  max: number;
  /** Whether each item has a button that moves it before the previous one. */
  isMovable?: boolean;
  /** Items that are kept without being shown. */
  isHidden?: (index: number) => boolean;
  /** Controls have room for a few words, not only for a number. */
  isWordy?: boolean;
  /** Controls of the item at `path`, "tiers.0". */
  children: (path: string, index: number) => ReactNode;
}

/**
 * The items of a list in a record's form: each has its controls and can be removed; others can be added.
 * The focus goes along: to an added item's first control, to an item that moved, to what follows a removed one.
 */
export function RecordRows(props: RecordRowsProps) {
  const { form, onType, path, name, added, min = 0, max, children } = props;
  const { isMovable = false, isHidden = () => false, isWordy = false } = props;
  const id = useId();
  const length = lengthOf(form.values, path);
  const keys = useRowKeys(length);
  const rows = useRowFocus();
  const error = form.errors[path];
  const change = (values: FormState['values']) => onType({ values, errors: {} });

  const remove = (index: number) => {
    keys.splice(index, 1);
    change(withoutItem(form.values, path, index));
    rows.focusNext({ index });
  };

  const moveUp = (index: number, before: number) => {
    [keys[index], keys[before]] = [keys[before] as number, keys[index] as number];
    change(withSwappedItems(form.values, path, index, before));
    rows.focusNext({ index: before });
  };

  const add = () => {
    change(withItem(form.values, path, added));
    rows.focusNext({ index: length, isControl: true });
  };
  /** The shown item before this one; -1 for the first. */
  const previousOf = (index: number) =>
    keys.findLastIndex((_key, at) => at < index && !isHidden(at));

  return (
    <div className="record-rows ui-wide" ref={rows.box}>
      {keys.map((key, index) => (
        <fieldset
          key={key}
          className="record-row"
          hidden={isHidden(index)}
          tabIndex={-1}
          aria-labelledby={`${id}-${key}`}
          aria-describedby={error ? id : undefined}
        >
          <div className="record-row-head">
            <span className="record-row-name" id={`${id}-${key}`}>
              {name(index)}
            </span>
            {isMovable && previousOf(index) >= 0 ? (
              <button
                type="button"
                className="admin-icon-button"
                aria-label={`Move ${name(index)} up`}
                onClick={() => moveUp(index, previousOf(index))}
              >
                <ArrowUp size={20} />
              </button>
            ) : null}
            {length > min ? (
              <button
                type="button"
                className="admin-icon-button"
                aria-label={`Remove ${name(index)}`}
                onClick={() => remove(index)}
              >
                <Trash2 size={20} />
              </button>
            ) : null}
          </div>
          <div className="record-row-fields" data-wordy={isWordy || undefined}>
            {children(`${path}.${index}`, index)}
          </div>
        </fieldset>
      ))}
      {error ? (
        <p className="ui-message" data-error="" id={id}>
          {error}
        </p>
      ) : null}
      {length < max ? (
        <Button onClick={add}>
          <Plus size={18} aria-hidden="true" />
          <span>{` ${props.add}`}</span>
        </Button>
      ) : null}
    </div>
  );
}

interface FocusTarget {
  index: number;
  /** Its first control instead of the row: a phone opens its keyboard. */
  isControl?: boolean;
}

/** Moves the focus to a row once the changed rows are on the screen. */
function useRowFocus() {
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget>(undefined);
  useLayoutEffect(() => {
    if (!(box.current && target.current)) return;
    const { index, isControl } = target.current;
    target.current = undefined;
    const rows = [...box.current.querySelectorAll<HTMLElement>(':scope > .record-row')];
    const row = [...rows.slice(index), ...rows.slice(0, index).reverse()].find(
      ({ hidden }) => !hidden,
    );
    const control = isControl ? row?.querySelector<HTMLElement>('.ui-control') : undefined;
    (control ?? row ?? box.current.querySelector('button'))?.focus();
  });
  return {
    box,
    focusNext(next: FocusTarget) {
      target.current = next;
    },
  };
}

/** A key for each row that stays its own when an earlier row is removed, because its controls keep what was typed. */
function useRowKeys(length: number): number[] {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return keys.current;
}
