import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { failureText } from '#admin/failure-text.ts';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { ImportDialog } from './import-dialog.tsx';
import { changeReview, deleteReview } from './review-calls.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import './reviews.css';

const PAGE_SIZE = 10;

/** What is open over the list. */
type Opened =
  | { dialog: 'edit'; review: KeptReview | undefined }
  | { dialog: 'delete'; review: KeptReview }
  | { dialog: 'import' };

export function ReviewsScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const list = useOwnerList<KeptReview>('reviews/all', { limit: PAGE_SIZE, search });
  const [opened, setOpened] = useState<Opened>();
  const [changing, setChanging] = useState<string>();
  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const close = () => setOpened(undefined);

  /** What was done is said, and the list is what it is now. */
  function done(description: string) {
    close();
    list.refresh();
    showToast({ title: 'Success', description });
  }

  async function change(review: KeptReview, to: { hidden?: boolean; verified?: boolean }) {
    setChanging(review.id);
    try {
      list.replace(await changeReview(review, to));
    } catch (error) {
      showToast({ title: 'Not changed', description: failureText(error), kind: 'destructive' });
    } finally {
      setChanging(undefined);
    }
  }

  return (
    <Screen
      title="Reviews"
      action={
        <div className="admin-head-actions">
          <button
            type="button"
            className="ui-button admin-quiet"
            onClick={() => setOpened({ dialog: 'import' })}
          >
            <FileUp size={18} /> Import
          </button>
          <button
            type="button"
            className="ui-button admin-primary"
            onClick={() => setOpened({ dialog: 'edit', review: undefined })}
          >
            <Plus size={18} /> New review
          </button>
        </div>
      }
    >
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
        empty={<p>Add what clients wrote about you, or import it from a table.</p>}
        card={(review) => (
          <ReviewCard
            review={review}
            busy={changing === review.id}
            onEdit={() => setOpened({ dialog: 'edit', review })}
            onChange={(to) => void change(review, to)}
            onDelete={() => setOpened({ dialog: 'delete', review })}
          />
        )}
      />
      {opened?.dialog === 'edit' ? (
        <ReviewDialog
          review={opened.review}
          onSaved={() => done(opened.review ? 'Review saved' : 'Review added')}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <ConfirmDialog
          title="Delete review"
          question={`Are you sure you want to delete the review by ${opened.review.author}? To keep it for yourself, hide it instead.`}
          confirm="Delete review"
          onConfirm={async () => {
            await deleteReview(opened.review);
            done('Review deleted');
          }}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'import' ? (
        <ImportDialog
          onImported={({ added, skipped }) =>
            done(
              skipped
                ? `${added} added, ${skipped} left out: they are here already`
                : `${added} added`,
            )
          }
          onClose={close}
        />
      ) : null}
    </Screen>
  );
}
