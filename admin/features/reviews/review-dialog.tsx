import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { reviewValues, saveReview } from './review-calls.ts';

interface ReviewDialogProps {
  /** Undefined for a new review. */
  review: StoredReview | undefined;
  onSaved: (review: StoredReview) => void;
  onClose: () => void;
}

const platforms = reviewPlatformKeys.map((value) => ({
  value,
  label: reviewPlatforms[value].name,
}));
const ratings = [5, 4, 3, 2, 1].map((value) => ({
  value,
  label: value === 1 ? '1 star' : `${value} stars`,
}));
const labels = {
  platform: 'Platform',
  rating: 'Rating',
  author: 'Author',
  date: 'Date',
  text: 'Text',
  verified: 'Verified',
  hidden: 'Hidden',
};

export function ReviewDialog({ review, onSaved, onClose }: ReviewDialogProps) {
  const form = useEditForm<StoredReview>({
    draft: `review:${review?.id ?? 'new'}`,
    start: reviewValues(review ?? {}),
    revision: review?.revision,
    send: (values, revision) => saveReview(values, review?.id, revision),
    onSaved,
  });
  const field = (name: keyof typeof labels) => ({ form: form.state, name, label: labels[name] });

  return (
    <Dialog title={review ? 'Edit review' : 'New review'} onClose={onClose}>
      <EditForm
        form={form}
        label="Review"
        labels={labels}
        valuesOf={reviewValues}
        save={review ? 'Save review' : 'Add review'}
        cancel={<Button onClick={onClose}>Cancel</Button>}
      >
        <SelectField {...field('platform')} placeholder="Choose one" options={platforms} required />
        <SelectField {...field('rating')} placeholder="Choose one" options={ratings} required />
        <TextField {...field('author')} required />
        <TextField {...field('date')} type="date" required />
        <TextAreaField {...field('text')} rows={6} required wide />
        <div className="ui-wide">
          <CheckField {...field('verified')} label="Verified: the author is a client" />
          {review ? (
            <CheckField {...field('hidden')} label="Hidden: visitors don’t see it" />
          ) : null}
        </div>
      </EditForm>
    </Dialog>
  );
}
