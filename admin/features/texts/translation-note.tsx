import { Check, FileText } from 'lucide-react';
import type { Values } from '#admin/forms/drafts.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Block } from './text-values.ts';
import { halfTranslated, isSame } from './translations.ts';
import type { TextDrafts } from './use-text-drafts.ts';

interface TranslationNoteProps {
  block: Block;
  drafts: TextDrafts;
  onReplace: (values: Values) => void;
}

/** Why a translation needs a look, with what the owner can do without typing. */
export function TranslationNote({ block, drafts, onReplace }: TranslationNoteProps) {
  const gap = drafts.gap(block);
  if (!gap) return null;
  const begun = halfTranslated(block, drafts.english(block), drafts.business.locale);
  const isHelpful = !drafts.isEdited(block) && !isSame(begun, drafts.valuesOf(block));
  return (
    <div className="text-gap">
      <p>
        {gap === 'outdated'
          ? 'You changed the English after this was translated. Visitors still read this translation.'
          : 'Visitors read your English here until you publish a translation.'}
      </p>
      {gap === 'outdated' && !drafts.isEdited(block) ? (
        <Button busy={drafts.pending} onClick={() => void drafts.confirm(block)}>
          <Check size={18} aria-hidden="true" /> It is still right
        </Button>
      ) : null}
      {gap === 'missing' && isHelpful ? (
        <Button onClick={() => onReplace(begun)}>
          <FileText size={18} aria-hidden="true" /> Translate what you left as it was
        </Button>
      ) : null}
    </div>
  );
}
