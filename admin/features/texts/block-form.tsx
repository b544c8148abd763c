import { EyeOff, Languages, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { dispatchInput, findControl } from '#admin/forms/set-control-value.ts';
import { Button } from '#admin/shell/button.tsx';
import { fillText } from '#domain/business/text-block.ts';
import { isBlank } from '#domain/business/text-shape.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { Form } from '#ui/form/form.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { FactDialog } from './fact-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { type Block, blockIn, emptyValues, hasOriginal, ROOT, textsIn } from './text-values.ts';
import { TranslationNote } from './translation-note.tsx';
import type { TextDrafts } from './use-text-drafts.ts';

interface BlockFormProps {
  block: Block;
  drafts: TextDrafts;
  faults: Readonly<Record<string, string>>;
}

/** The controls of a block, in another language with the English beside each. */
export function BlockForm({ block, drafts, faults }: BlockFormProps) {
  const { business } = drafts;
  const [edition, setEdition] = useState(0);
  /** The control that a fact is chosen for. */
  const [choosing, setChoosing] = useState<string>();
  /** On a narrow screen. */
  const [showsEnglish, setShowsEnglish] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Names of the controls that had the focus: before, a control's cursor is at its start. */
  const used = useRef(new Set<string>());
  const values = drafts.valuesOf(block);
  const fallback = drafts.fallback(block);
  const isEnglish = business.locale === defaultLocale;
  const shown = drafts.fallbackBusiness(block);
  const isReplaced = drafts.isOwn(block) && (!isEnglish || hasOriginal(block));
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
      className="text-block"
      data-english={showsEnglish ? '' : undefined}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          used.current.add(target.name);
      }}
    >
      <TranslationNote block={block} drafts={drafts} onReplace={replace} />
      {isEnglish ? null : (
        <Button
          className="text-english-button"
          aria-pressed={showsEnglish}
          onClick={() => setShowsEnglish(!showsEnglish)}
        >
          <Languages size={18} aria-hidden="true" />
          <span>{showsEnglish ? 'Hide the English' : 'Show the English'}</span>
        </Button>
      )}
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
            translation={
              isEnglish
                ? undefined
                : {
                    locale: business.locale,
                    english: drafts.english(block),
                    source: drafts.source(block),
                    fallback,
                  }
            }
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
          <Button onClick={() => replace(fallback)}>
            <RotateCcw size={18} aria-hidden="true" />
            <span>{` ${drafts.isEnglishShown(block) ? 'Show the English instead' : 'Back to the original'}`}</span>
          </Button>
        ) : null}
      </div>
      {isReplaced ? (
        <details className="text-original">
          <summary>
            {drafts.isEnglishShown(block) ? 'Read the English' : 'Read the original'}
          </summary>
          {textsIn(blockIn(fallback, block), business.statePack).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the original never changes, and texts repeat
            <p key={index} lang={shown.locale}>
              {fillText(text, shown)}
            </p>
          ))}
        </details>
      ) : null}
      {choosing ? (
        <FactDialog
          words={business.words}
          onChoose={insert}
          onClose={() => setChoosing(undefined)}
        />
      ) : null}
    </div>
  );
}
