import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { drafts } from '#admin/edits/drafts.ts';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { OwnPostSummary } from '#domain/blog/post.schema.ts';
import { deletePost } from './post-calls.ts';
import { PostCard } from './post-card.tsx';
import { EditPostDialog, NewPostDialog } from './post-dialogs.tsx';
import { draftOf } from './post-values.ts';
import { usePosts } from './use-posts.ts';
import './blog.css';

/**
 * Spec §2 "Blog management". The address says which dialog is open, so that links lead to it and
 * it is there again after a reload or a new log-in: `/admin/blog?new`, `/admin/blog?edit=<id>`.
 */
export function BlogScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const edited = params.get('edit');
  const [deleted, setDeleted] = useState<OwnPostSummary>();
  const list = usePosts(search);
  const all = usePosts();

  const kept = { ...(search && { search }) };
  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const closeDialog = () => setParams(kept, { replace: true });

  function refresh() {
    list.refresh();
    // The badge counts them all.
    if (search) all.refresh();
  }

  function finish() {
    closeDialog();
    refresh();
  }

  return (
    <Screen
      title="Blog Posts"
      action={
        <button
          type="button"
          className="ui-button admin-primary"
          onClick={() => setParams({ ...kept, new: '' })}
        >
          <Plus size={18} />
          New Post
        </button>
      }
    >
      <SearchBox
        search={search}
        onSearch={onSearch}
        label="Search posts"
        placeholder="Title, excerpt or tag"
      />
      <ListSection
        list={{ ...list, refresh }}
        nouns={['post', 'posts']}
        search={search}
        onClearSearch={() => onSearch('')}
        empty={null}
        emptyTitle="No blog posts yet. Create your first post!"
        card={(post) => (
          <PostCard
            post={post}
            onEdit={() => setParams({ ...kept, edit: post.id })}
            onDelete={() => setDeleted(post)}
            onChanged={refresh}
          />
        )}
      />
      {params.has('new') ? <NewPostDialog onClose={closeDialog} onSaved={finish} /> : null}
      {edited ? (
        <EditPostDialog key={edited} id={edited} onClose={closeDialog} onSaved={finish} />
      ) : null}
      {deleted ? (
        <ConfirmDialog
          title={`Delete “${deleted.title}”`}
          question="Are you sure you want to delete this post?"
          confirm="Delete"
          onConfirm={async () => {
            await deletePost(deleted);
            drafts.forget(draftOf(deleted));
            setDeleted(undefined);
            refresh();
          }}
          onClose={() => setDeleted(undefined)}
        />
      ) : null}
    </Screen>
  );
}
