import { useState } from 'react';
import { HistoryButton } from '#admin/features/business-history/history-button.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { RowLink } from '#admin/lists/row-link.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { textPages } from '#domain/content/text-blocks.ts';
import { PublishBar } from './publish-bar.tsx';
import { pageAddress } from './text-labels.ts';
import { TextSearch } from './text-search.tsx';
import { useStoredTexts } from './use-stored-texts.ts';
import { useTextDrafts } from './use-text-drafts.ts';
import './texts.css';

/** Every text of the site, by page. */
export function TextsScreen() {
  const { stored, failure, retry, onStored } = useStoredTexts();
  return (
    <Screen
      title="Texts"
      action={
        stored ? (
          <HistoryButton record="texts" revision={stored.revision} onRestored={onStored} />
        ) : null
      }
    >
      {stored ? (
        <Pages stored={stored} onStored={onStored} />
      ) : failure ? (
        <ListFailure what="The texts" failure={failure} onRetry={retry} />
      ) : (
        <ListSkeleton what="the texts" />
      )}
    </Screen>
  );
}

interface PagesProps {
  stored: StoredTexts;
  onStored: (texts: StoredTexts) => void;
}

function Pages({ stored, onStored }: PagesProps) {
  const drafts = useTextDrafts(stored, onStored);
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
        <ul className="text-pages">
          {textPages.map(({ page, blocks }) => {
            const own = blocks.filter(drafts.isOwn).length;
            const edited = blocks.filter(drafts.isEdited).length;
            return (
              <li key={page}>
                <RowLink href={pageAddress(page)} place={page} className="text-page">
                  <strong>{page}</strong>
                  <span>
                    {blocks.length === 1 ? '1 text' : `${blocks.length} texts`}
                    {own > 0 ? ` · ${own} yours` : ''}
                    {edited > 0 ? ` · ${edited} not published` : ''}
                  </span>
                </RowLink>
              </li>
            );
          })}
        </ul>
      )}
      <PublishBar drafts={drafts} stored={stored} />
    </>
  );
}
