import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { WithPreview } from '#admin/forms/with-preview.tsx';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { isTranslated, textsOf } from '#domain/business/text-block.ts';
import { wordedTexts } from '#domain/business/text-shape.ts';
import { type TextPage, textPages } from '#domain/content/text-blocks.ts';
import { BlockPart } from './block-part.tsx';
import { PublishBar } from './publish-bar.tsx';
import { pageSlug, textsAddress } from './text-labels.ts';
import { TextPreview } from './text-preview.tsx';
import { TextsLanguage } from './texts-language.tsx';
import { useTextDrafts } from './use-text-drafts.ts';
import { type TextEditing, useTextEditing } from './use-text-editing.ts';
import './texts.css';

/** The texts of one page in one language, beside the page itself. */
export function PageTextsScreen() {
  const { id } = useParams<{ id: string }>();
  const { locale, editing, failure, retry, openLanguage } = useTextEditing();
  const page = textPages.find((one) => pageSlug(one.page) === id);
  return (
    <Screen title={page?.page ?? 'Texts'}>
      <BackLink href={textsAddress(locale)}>All texts</BackLink>
      {!page ? (
        <EmptyList title="There is no such page" />
      ) : (
        <>
          {page.blocks.some(isTranslated) ? (
            <TextsLanguage current={locale} onOpen={openLanguage} />
          ) : null}
          {editing ? (
            <FoldingParts>
              <PageForm key={`${id} ${locale}`} page={page} editing={editing} />
            </FoldingParts>
          ) : failure ? (
            <ListFailure what="The texts" failure={failure} onRetry={retry} />
          ) : (
            <ListSkeleton what="the texts" />
          )}
        </>
      )}
    </Screen>
  );
}

function PageForm({ page: shown, editing }: { page: TextPage; editing: TextEditing }) {
  const { page, path, widget, blocks } = shown;
  const drafts = useTextDrafts(editing);
  const { business, worded } = drafts;
  const linked = useSearchParams()[0].get('open') ?? undefined;
  /** The id of the block that was focused last. */
  const [used, setUsed] = useState(linked);
  const block = blocks.find(({ id }) => id === used);
  const texts = drafts.invalid.length === 0 ? drafts.withEdits() : undefined;
  const blockTexts = block && texts ? wordedTexts(textsOf(block, { ...business, texts })) : [];
  return (
    <WithPreview
      back="Back to the texts"
      preview={
        path || widget
          ? (isShown) => (
              <TextPreview
                page={shown}
                business={business}
                texts={texts}
                block={used}
                blockTexts={blockTexts}
                isShown={isShown}
              />
            )
          : undefined
      }
      bar={<PublishBar drafts={drafts} stored={editing.stored} />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: remembers the part with the focus */}
      <div
        className="admin-folds"
        onFocus={({ target }) => setUsed(target.closest('.admin-fold')?.id)}
      >
        {blocks
          .filter((block) => worded.includes(block))
          .map((block) => (
            <BlockPart key={block.id} page={page} block={block} drafts={drafts} />
          ))}
      </div>
    </WithPreview>
  );
}
