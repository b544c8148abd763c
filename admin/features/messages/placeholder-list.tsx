import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { dispatchInput, findControl } from '#admin/forms/set-control-value.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import {
  type Placeholder,
  placeholderLabels,
  placeholdersOf,
} from '#domain/messages/message-template.ts';

/** The placeholders of messages of `kind`; a tap inserts one at the cursor. */
export function PlaceholderList({ kind }: { kind: MessageKind }) {
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

  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, name: Placeholder) {
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
      <p id={id}>Each message fills in its own value. Tap one to insert it at the cursor.</p>
      <ul>
        {placeholdersOf(kind).map((name) => (
          <li key={name}>
            <button
              type="button"
              // Keeps the focus, and a phone's keyboard, in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => insert(event, name)}
            >
              <code>{`{{${name}}}`}</code> <span>{placeholderLabels[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
