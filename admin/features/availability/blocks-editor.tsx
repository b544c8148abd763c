import { useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { BLOCK_LABEL_LENGTH } from '#domain/schedule/block.schema.ts';
import type { Block } from '#domain/schedule/block.ts';
import { blockText, lastDayOf, withBlock } from './block-changes.ts';
import { newItemControl, RemovableList } from './removable-list.tsx';

interface BlocksEditorProps {
  blocks: readonly Block[];
  today: string;
  error: string | undefined;
  onChange: (blocks: Block[]) => void;
}

export function BlocksEditor({ blocks, today, error, onChange }: BlocksEditorProps) {
  const date = useRef<HTMLInputElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLInputElement>(null);
  const until = useRef<HTMLInputElement>(null);
  const [weekly, setWeekly] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const text = (field: typeof date) => field.current?.value ?? '';
    const changed = withBlock(blocks, {
      date: text(date),
      from: text(from),
      to: text(to),
      label: text(label),
      weekly,
      until: text(until),
    });
    setRefusal('refused' in changed ? changed.refused : undefined);
    date.current?.focus();
    if ('refused' in changed) return;
    for (const { current } of [date, from, to, label, until]) if (current) current.value = '';
    setWeekly(false);
    onChange(changed.next);
  }

  const control = newItemControl(add);

  return (
    <>
      <p className="availability-lead">
        Part of a day that nobody can book, once or every week. Only you see the reason.
      </p>
      <RemovableList
        items={blocks}
        describe={(block) => {
          const text = blockText(block);
          return {
            name: block.label ? `${block.label}, ${text}` : text,
            text: (
              <>
                {block.label ? <strong>{`${block.label}: `}</strong> : null}
                <span>{text}</span>
              </>
            ),
            isPast: (lastDayOf(block) ?? today) < today,
          };
        }}
        focusAfter={date}
        onChange={onChange}
      />
      <div className="availability-range">
        <label className="ui-label availability-wide">
          Day
          <input ref={date} type="date" {...control} />
        </label>
        <label className="ui-label">
          From
          <input ref={from} type="time" {...control} />
        </label>
        <label className="ui-label">
          To
          <input ref={to} type="time" {...control} />
        </label>
        <label className="ui-label availability-wide">
          Reason <span className="ui-label-note">(optional)</span>
          <input ref={label} maxLength={BLOCK_LABEL_LENGTH} autoComplete="off" {...control} />
        </label>
        <label className="availability-check availability-wide">
          <input
            type="checkbox"
            checked={weekly}
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => setWeekly(event.target.checked)}
          />
          Every week
        </label>
        {weekly ? (
          <label className="ui-label availability-wide">
            Last day <span className="ui-label-note">(optional)</span>
            <input ref={until} type="date" {...control} />
          </label>
        ) : null}
        <Button onClick={add}>Add closed time</Button>
      </div>
      <p className="availability-refused" role="alert">
        {refusal ?? error}
      </p>
    </>
  );
}
