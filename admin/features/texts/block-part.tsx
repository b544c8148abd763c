import { EyeOff, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { dispatchInput, findControl } from '#admin/forms/set-control-value.ts';
import { Button } from '#admin/shell/button.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { useFolding } from '#admin/shell/folding-parts.tsx';
import { fillText } from '#domain/business/text-block.ts';
import { isBlank } from '#domain/business/text-shape.ts';
import { useBusiness } from '#ui/business.tsx';
import { Form } from '#ui/form/form.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { FactDialog } from './fact-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { blockLabel } from './text-labels.ts';
import {
  type Block,
  blockIn,
  emptyValues,
  faultsOf,
  hasOriginal,
  originalValues,
  ROOT,
  textsIn,
} from './text-values.ts';
import type { TextDrafts } from './use-text-drafts.ts';

interface BlockPartProps {
  page: string;
  block: Block;
  drafts: TextDrafts;
}

/** The texts of one block: to edit while it is open, its first text while it is folded. */
export function BlockPart({ page, block, drafts }: BlockPartProps) {
  const business = useBusiness();
  const { isOpen } = useFolding(block.id);
  const values = drafts.valuesOf(block);
  const faults = faultsOf(block, values, business.words);
  const isInvalid = Object.keys(faults).length > 0;
  const [first = ''] = textsIn(blockIn(values, block), business.statePack);
  const isLeftOut = isBlank(blockIn(values, block));
  const mark = isInvalid
    ? 'Needs attention'
    : drafts.isEdited(block)
      ? 'Not published'
      : isLeftOut
        ? 'Left out'
        : drafts.isOwn(block)
          ? 'Your text'
          : undefined;
  return (
    <FoldingPart
      name={block.id}
      title={blockLabel(block, page)}
      isInvalid={isInvalid}
      mark={
        mark ? (
          <span className="admin-chip" data-kind={isInvalid ? 'warning' : undefined}>
            {mark}
          </span>
        ) : null
      }
      state={isLeftOut ? 'Not on the page' : isInvalid ? first : fillText(first, business)}
    >
      {isOpen || isInvalid ? <BlockForm block={block} drafts={drafts} faults={faults} /> : null}
    </FoldingPart>
  );
}

interface BlockFormProps {
  block: Block;
  drafts: TextDrafts;
  faults: Readonly<Record<string, string>>;
}

function BlockForm({ block, drafts, faults }: BlockFormProps) {
  const business = useBusiness();
  const [edition, setEdition] = useState(0);
  /** The control that a fact is chosen for. */
  const [choosing, setChoosing] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  /** Names of the controls that had the focus: before, a control's cursor is at its start. */
  const used = useRef(new Set<string>());
  const values = drafts.valuesOf(block);
  const isReplaced = drafts.isOwn(block) && hasOriginal(block);
  const state = { ...emptyForm, values, errors: faults, edition };
  const set = (next: typeof values) => drafts.change(block, next);

  /** Values that were not typed: the controls are mounted again. */
  function replace(next: typeof values) {
    set(next);
    setEdition(edition + 1);
  }

  function insert(placeholder: string) {
    setChoosing(undefined);
    const control = findControl(box.current?.querySelector('form') ?? null, choosing ?? '');
    if (!control) return;
    const end = control.value.length;
    const [from, to] = used.current.has(control.name)
      ? [control.selectionStart ?? end, control.selectionEnd ?? end]
      : [end, end];
    control.setRangeText(placeholder, from, to, 'end');
    dispatchInput(control);
    // After the dialog has given the focus back to its button.
    setTimeout(() => control.focus());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: remembers the control with the cursor
    <div
      ref={box}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          used.current.add(target.name);
      }}
    >
      <Form
        state={state}
        onType={(typed) => set(typed.values)}
        // Enter publishes nothing: the button below all blocks does.
        onSubmit={() => undefined}
        label={block.label}
      >
        <div className="text-fields ui-wide">
          <TextFields
            form={state}
            onType={(typed) => set(typed.values)}
            block={block}
            template={block.value}
            path={ROOT}
            label="Items"
            onFact={setChoosing}
          />
        </div>
      </Form>
      <div className="admin-actions">
        {block.isOptional && !isBlank(blockIn(values, block)) ? (
          <Button onClick={() => replace(emptyValues(block))}>
            <EyeOff size={18} aria-hidden="true" /> Leave this part out
          </Button>
        ) : null}
        {isReplaced ? (
          <Button onClick={() => replace(originalValues(block))}>
            <RotateCcw size={18} aria-hidden="true" /> Back to the original
          </Button>
        ) : null}
      </div>
      {isReplaced ? (
        <details className="text-original">
          <summary>Read the original</summary>
          {textsIn(block.value, business.statePack).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the original never changes, and texts repeat
            <p key={index}>{fillText(text, business)}</p>
          ))}
        </details>
      ) : null}
      {choosing ? <FactDialog onChoose={insert} onClose={() => setChoosing(undefined)} /> : null}
    </div>
  );
}
