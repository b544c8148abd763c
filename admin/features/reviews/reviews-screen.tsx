import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSearchParams } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { usePagedList } from '#admin/lists/use-paged-list.ts';
import { Button } from '#admin/shell/button.tsx';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { keyOf } from '#client/send.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { withWords } from '#ui/lazy.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { ImportDialog } from './import-dialog.tsx';
import { changeReview, deleteReview } from './review-calls.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import './reviews.css';

const PAGE_SIZE = 50;

/** The open dialog. */
type OpenDialog =
  | { dialog: 'edit'; review: StoredReview | undefined }
  | { dialog: 'delete'; review: StoredReview }
  | { dialog: 'import' };

const ReviewsPreview = lazy(async () => ({
  default: (await withWords(import('./reviews-preview.tsx'))).ReviewsPreview,
}));

export function ReviewsScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const list = usePagedList(
    'GET /api/reviews/all',
    { limit: PAGE_SIZE, search },
    useListPosition(),
  );
  const [opened, setOpened] = useState<OpenDialog>();
  /** The id of the review whose change is pending. */
  const [pending, setPending] = useState<string>();
  const { mutate } = useSWRConfig();
  const isPreviewed = params.has('open', 'preview');

  function onSearch(text: string) {
    const next = new URLSearchParams(params);
    if (text) next.set('search', text);
    else next.delete('search');
    setParams(next, { replace: true });
  }

  const close = () => setOpened(undefined);

  function finish(description: string) {
    close();
    list.refresh();
    void mutate(keyOf('GET /api/reviews'));
    showToast({ title: 'Success', description });
  }

  async function change(review: StoredReview, to: { hidden?: boolean; verified?: boolean }) {
    setPending(review.id);
    try {
      list.replace(await changeReview(review, to));
      void mutate(keyOf('GET /api/reviews'));
    } catch (error) {
      showToast({ title: 'Not changed', description: failureText(error), kind: 'destructive' });
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Screen
      title="Reviews"
      action={
        <div className="admin-head-actions">
          <Button onClick={() => setOpened({ dialog: 'import' })}>
            <FileUp size={18} /> Import
          </Button>
          <Button kind="primary" onClick={() => setOpened({ dialog: 'edit', review: undefined })}>
            <Plus size={18} /> New review
          </Button>
        </div>
      }
    >
      <FoldingParts>
        <div className="admin-folds">
          <FoldingPart
            name="preview"
            title="What visitors see"
            state="On your site and on partners’ pages"
          >
            {isPreviewed ? (
              <Suspense>
                <ReviewsPreview />
              </Suspense>
            ) : null}
          </FoldingPart>
        </div>
      </FoldingParts>
      <SearchBox
        search={search}
        onSearch={onSearch}
        label="Search reviews by author or text"
        placeholder="Author or text"
      />
      <ListSection
        list={list}
        nouns={['review', 'reviews']}
        search={search}
        onClearSearch={() => onSearch('')}
        empty={<p>Add what clients wrote about you, or import it from a spreadsheet.</p>}
        card={(review) => (
          <ReviewItem
            review={review}
            busy={pending === review.id}
            onEdit={() => setOpened({ dialog: 'edit', review })}
            onChange={(to) => void change(review, to)}
            onDelete={() => setOpened({ dialog: 'delete', review })}
          />
        )}
      />
      {opened?.dialog === 'edit' ? (
        <ReviewDialog
          review={opened.review}
          onSaved={() => finish(opened.review ? 'Review saved' : 'Review added')}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <ConfirmDialog
          title="Delete review"
          question={`Are you sure you want to delete the review by ${opened.review.author}? To keep it without showing it, hide it instead.`}
          confirm="Delete review"
          onConfirm={async () => {
            await deleteReview(opened.review);
            finish('Review deleted');
          }}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'import' ? (
        <ImportDialog
          onImported={({ added, skipped }) =>
            finish(skipped ? `${added} added, ${skipped} skipped as duplicates` : `${added} added`)
          }
          onClose={close}
        />
      ) : null}
    </Screen>
  );
}
