import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
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

/** The items of a list in a record's form: each has its controls and can be removed; others can be added. */
export function RecordRows(props: RecordRowsProps) {
  const { form, onType, path, name, added, min = 0, max, children } = props;
  const { isMovable = false, isHidden = () => false, isWordy = false } = props;
  const id = useId();
  const length = lengthOf(form.values, path);
  const keys = useRowKeys(length);
  const box = useRef<HTMLDivElement>(null);
  const error = form.errors[path];

  const remove = (index: number) => {
    keys.splice(index, 1);
    onType({ values: withoutItem(form.values, path, index), errors: {} });
    box.current?.focus({ preventScroll: true });
  };

  const moveUp = (index: number, before: number) => {
    [keys[index], keys[before]] = [keys[before] as number, keys[index] as number];
    onType({ values: withSwappedItems(form.values, path, index, before), errors: {} });
  };
  /** The shown item before this one; -1 for the first. */
  const previousOf = (index: number) =>
    keys.findLastIndex((_key, at) => at < index && !isHidden(at));

  return (
    <div className="record-rows ui-wide" ref={box} tabIndex={-1}>
      {keys.map((key, index) => (
        <fieldset
          key={key}
          className="record-row"
          hidden={isHidden(index)}
          aria-describedby={error ? id : undefined}
        >
          <legend className="record-row-name">{name(index)}</legend>
          <div className="record-row-line">
            <div className="record-row-fields" data-wordy={isWordy || undefined}>
              {children(`${path}.${index}`, index)}
            </div>
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
        </fieldset>
      ))}
      {error ? (
        <p className="ui-message" data-error="" id={id}>
          {error}
        </p>
      ) : null}
      {length < max ? (
        <Button onClick={() => onType({ values: withItem(form.values, path, added), errors: {} })}>
          <Plus size={18} aria-hidden="true" /> {props.add}
        </Button>
      ) : null}
    </div>
  );
}

/** A key for each row that stays its own when an earlier row is removed, because its controls keep what was typed. */
function useRowKeys(length: number): number[] {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return keys.current;
}
