import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { Values } from '#admin/edits/drafts.ts';
import { FormButtons } from '#admin/edits/form-buttons.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { reviewValues, saveReview } from './review-calls.ts';

interface ReviewDialogProps {
  /** Undefined for a new one. */
  review: KeptReview | undefined;
  onSaved: (review: KeptReview) => void;
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

export function ReviewDialog({ review, onSaved, onClose }: ReviewDialogProps) {
  const form = useEditForm<KeptReview>({
    draft: `review:${review?.id ?? 'new'}`,
    start: reviewValues(review ?? {}),
    revision: review?.revision,
    send: (values, revision) => saveReview(values, review?.id, revision),
    onSaved,
  });
  const { state } = form;

  return (
    <Dialog title={review ? 'Edit review' : 'New review'} onClose={onClose}>
      {form.conflict ? (
        <ConflictNotice
          conflict={form.conflict}
          differences={(current) => differences(state.values, current)}
          onTakeTheirs={(current) => form.restart(reviewValues(current), current.revision)}
        />
      ) : null}
      <Form state={state} onType={form.onType} onSubmit={form.onSubmit} label="Review">
        <SelectField
          form={state}
          name="platform"
          label="Platform"
          placeholder="Choose one"
          options={platforms}
          required
        />
        <SelectField
          form={state}
          name="rating"
          label="Rating"
          placeholder="Choose one"
          options={ratings}
          required
        />
        <TextField form={state} name="author" label="Author" required />
        <TextField form={state} name="date" label="Date" type="date" required />
        <TextAreaField form={state} name="text" label="Text" rows={6} required wide />
        <div className="ui-wide">
          <CheckField form={state} name="verified" label="Verified: the author is a client" />
          {review ? (
            <CheckField form={state} name="hidden" label="Hidden: visitors do not see it" />
          ) : null}
        </div>
        <FormButtons form={form} save={review ? 'Save review' : 'Add review'} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const labels = {
  platform: 'Platform',
  rating: 'Rating',
  author: 'Author',
  date: 'Date',
  text: 'Text',
  verified: 'Verified',
  hidden: 'Hidden',
};

function differences(mine: Values, current: KeptReview) {
  const theirs = reviewValues(current);
  return Object.entries(labels).map(([name, label]) => ({
    label,
    mine: mine[name] ?? '',
    theirs: theirs[name] ?? '',
  }));
}
