import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { WithPreview } from '#admin/forms/with-preview.tsx';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { wordedTexts } from '#domain/business/text-shape.ts';
import { type TextPage, textPages } from '#domain/content/text-blocks.ts';
import { useBusiness } from '#ui/business.tsx';
import { BlockPart } from './block-part.tsx';
import { PublishBar } from './publish-bar.tsx';
import { pageSlug } from './text-labels.ts';
import { TextPreview } from './text-preview.tsx';
import { useStoredTexts } from './use-stored-texts.ts';
import { useTextDrafts } from './use-text-drafts.ts';
import './texts.css';

/** The texts of one page, beside the page itself. */
export function PageTextsScreen() {
  const { id } = useParams<{ id: string }>();
  const { stored, failure, retry, onStored } = useStoredTexts();
  const page = textPages.find((one) => pageSlug(one.page) === id);
  return (
    <Screen title={page?.page ?? 'Texts'}>
      <BackLink href="/texts">All texts</BackLink>
      {!page ? (
        <EmptyList title="There is no such page" />
      ) : stored ? (
        <FoldingParts>
          <PageForm key={id} page={page} stored={stored} onStored={onStored} />
        </FoldingParts>
      ) : failure ? (
        <ListFailure what="The texts" failure={failure} onRetry={retry} />
      ) : (
        <ListSkeleton what="the texts" />
      )}
    </Screen>
  );
}

interface PageFormProps {
  page: TextPage;
  stored: StoredTexts;
  onStored: (texts: StoredTexts) => void;
}

function PageForm({ page: shown, stored, onStored }: PageFormProps) {
  const { page, path, widget, blocks } = shown;
  const drafts = useTextDrafts(stored, onStored);
  const business = useBusiness();
  const linked = useSearchParams()[0].get('open') ?? undefined;
  /** The id of the block that was focused last. */
  const [used, setUsed] = useState(linked);
  const block = blocks.find(({ id }) => id === used);
  const texts = drafts.invalid.length === 0 ? drafts.ownTexts() : undefined;
  const blockTexts =
    block && texts ? wordedTexts(textsOf(block, { ...business, texts: { en: texts } })) : [];
  return (
    <WithPreview
      back="Back to the texts"
      preview={
        path || widget
          ? (isShown) => (
              <TextPreview
                page={shown}
                texts={texts}
                block={used}
                blockTexts={blockTexts}
                isShown={isShown}
              />
            )
          : undefined
      }
      bar={<PublishBar drafts={drafts} stored={stored} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: remembers the part with the focus */}
      <div
        className="admin-folds"
        onFocus={({ target }) => setUsed(target.closest('.admin-fold')?.id)}
      >
        {blocks.map((block) => (
          <BlockPart key={block.id} page={page} block={block} drafts={drafts} />
        ))}
      </div>
    </WithPreview>
  );
}
