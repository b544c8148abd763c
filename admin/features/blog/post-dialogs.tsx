import { ListFailure } from '#admin/lists/list-parts.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PostEditor } from './post-editor.tsx';

interface PostDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

export function NewPostDialog({ onClose, onSaved }: PostDialogProps) {
  return (
    <Dialog title="New Post" wide onClose={onClose}>
      <PostEditor onSaved={onSaved} />
    </Dialog>
  );
}

/** Loads the post each time, because the list has no content and may be outdated. */
export function EditPostDialog({ id, onClose, onSaved }: PostDialogProps & { id: string }) {
  const {
    data: post,
    error,
    isValidating,
    mutate,
  } = useAnswer(
    'GET /api/owner/posts/:id',
    { params: { id } },
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
  return (
    <Dialog title="Edit Post" wide onClose={onClose}>
      {post && !isValidating ? <PostEditor post={post} onSaved={onSaved} /> : null}
      {isValidating ? (
        <p className="admin-status" role="status">
          Loading the post…
        </p>
      ) : null}
      {error && !isValidating ? (
        <ListFailure what="The post" failure={error} onRetry={() => void mutate()} />
      ) : null}
    </Dialog>
  );
}
