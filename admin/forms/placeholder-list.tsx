import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { dispatchInput, findControl } from '#admin/forms/set-control-value.ts';
import './placeholder-list.css';

interface PlaceholderListProps {
  /** What each name stands for. */
  labels: readonly (readonly [name: string, label: string])[];
  hint: string;
}

/** The placeholders of the form's texts; a tap inserts one at the cursor. */
export function PlaceholderList({ labels, hint }: PlaceholderListProps) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  /** The control that was focused last. */
  const used = useRef('');

  useEffect(() => {
    const form = list.current?.form;
    const remember = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      if (name) used.current = name;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);

  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
    const control = findControl(currentTarget.form, used.current || 'text');
    if (!control) return;
    const end = control.value.length;
    // Before its first focus, a control's cursor is at its start.
    const start = used.current ? (control.selectionStart ?? end) : end;
    const stop = used.current ? (control.selectionEnd ?? end) : end;
    control.setRangeText(`{{${name}}}`, start, stop, 'end');
    dispatchInput(control);
    control.focus();
  }

  return (
    <fieldset className="template-placeholders ui-wide" ref={list} aria-describedby={id}>
      <legend>Placeholders</legend>
      <p id={id}>{`${hint} Tap one to insert it at the cursor.`}</p>
      <ul>
        {labels.map(([name, label]) => (
          <li key={name}>
            <button
              type="button"
              // Keeps the focus, and a phone's keyboard, in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => insert(event, name)}
            >
              <code>{`{{${name}}}`}</code> <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
