import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { useFolding } from '#admin/shell/folding-parts.tsx';
import { fillText } from '#domain/business/text-block.ts';
import { isBlank } from '#domain/business/text-shape.ts';
import { BlockForm } from './block-form.tsx';
import { blockLabel } from './text-labels.ts';
import { type Block, blockIn, faultsOf, textsIn } from './text-values.ts';
import type { TranslationGap } from './translations.ts';
import type { TextDrafts } from './use-text-drafts.ts';

interface BlockPartProps {
  page: string;
  block: Block;
  drafts: TextDrafts;
}

const gapMarks: Readonly<Record<TranslationGap, string>> = {
  outdated: 'English changed',
  missing: 'In English',
};

/** The texts of one block: to edit while it is open, its first text while it is folded. */
export function BlockPart({ page, block, drafts }: BlockPartProps) {
  const { business } = drafts;
  const { isOpen } = useFolding(block.id);
  const values = drafts.valuesOf(block);
  const faults = faultsOf(block, values, business.words);
  const shown = drafts.isOwn(block) ? business : drafts.fallbackBusiness(block);
  const isInvalid = Object.keys(faults).length > 0;
  const [first = ''] = textsIn(blockIn(values, block), business.statePack);
  const isLeftOut = isBlank(blockIn(values, block));
  const gap = drafts.gap(block);
  const mark = isInvalid
    ? 'Needs attention'
    : drafts.isEdited(block)
      ? 'Not published'
      : isLeftOut
        ? 'Left out'
        : gap
          ? gapMarks[gap]
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
          <span className="admin-chip" data-kind={isInvalid || gap ? 'warning' : undefined}>
            {mark}
          </span>
        ) : null
      }
      state={
        isLeftOut ? (
          'Not on the page'
        ) : (
          <span lang={shown.locale}>{isInvalid ? first : fillText(first, shown)}</span>
        )
      }
    >
      {isOpen || isInvalid ? <BlockForm block={block} drafts={drafts} faults={faults} /> : null}
    </FoldingPart>
  );
}
