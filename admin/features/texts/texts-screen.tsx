import { useState } from 'react';
import { HistoryButton } from '#admin/features/business-history/history-button.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { RowLink } from '#admin/lists/row-link.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { textPages } from '#domain/content/text-blocks.ts';
import { PublishBar } from './publish-bar.tsx';
import { pageAddress } from './text-labels.ts';
import { TextSearch } from './text-search.tsx';
import { TextsLanguage } from './texts-language.tsx';
import { TranslationGaps } from './translation-gaps.tsx';
import { type TextDrafts, useTextDrafts } from './use-text-drafts.ts';
import { type TextEditing, useTextEditing } from './use-text-editing.ts';
import './texts.css';

/** Every text of the site in one language, by page. */
export function TextsScreen() {
  const { locale, editing, failure, retry, openLanguage } = useTextEditing();
  return (
    <Screen
      title="Texts"
      action={
        editing ? (
          <HistoryButton
            record="texts"
            revision={editing.stored.revision}
            onRestored={editing.onStored}
          />
        ) : null
      }
    >
      <TextsLanguage current={locale} onOpen={openLanguage} />
      {editing ? (
        <Texts key={locale} editing={editing} />
      ) : failure ? (
        <ListFailure what="The texts" failure={failure} onRetry={retry} />
      ) : (
        <ListSkeleton what="the texts" />
      )}
    </Screen>
  );
}

function Texts({ editing }: { editing: TextEditing }) {
  const drafts = useTextDrafts(editing);
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox
        search={search}
        onSearch={setSearch}
        label="Search all texts"
        placeholder="A sentence that you saw on the site"
      />
      {search ? (
        <TextSearch search={search} drafts={drafts} />
      ) : (
        <>
          <TranslationGaps drafts={drafts} />
          <Pages drafts={drafts} />
        </>
      )}
      <PublishBar drafts={drafts} stored={editing.stored} />
    </>
  );
}

function Pages({ drafts }: { drafts: TextDrafts }) {
  return (
    <ul className="text-pages">
      {textPages.map(({ page, blocks }) => {
        const worded = blocks.filter((block) => drafts.worded.includes(block));
        const own = worded.filter(drafts.isOwn).length;
        const edited = worded.filter(drafts.isEdited).length;
        return worded.length === 0 ? null : (
          <li key={page}>
            <RowLink
              href={pageAddress(page, drafts.business.locale)}
              place={page}
              className="text-page"
            >
              <strong>{page}</strong>
              <span>
                <span>{worded.length === 1 ? '1 text' : `${worded.length} texts`}</span>
                <span>{own > 0 ? ` · ${own} yours` : ''}</span>
                <span>{edited > 0 ? ` · ${edited} not published` : ''}</span>
              </span>
            </RowLink>
          </li>
        );
      })}
    </ul>
  );
}
