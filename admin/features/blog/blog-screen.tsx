import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { drafts } from '#admin/forms/drafts.ts';
import { ListSection } from '#admin/lists/list-section.tsx';
import { SearchBox } from '#admin/lists/search-box.tsx';
import { useListPosition } from '#admin/lists/use-list-position.ts';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { AdminPostSummary } from '#domain/blog/post.schema.ts';
import { deletePost } from './post-calls.ts';
import { PostCard } from './post-card.tsx';
import { EditPostDialog, NewPostDialog } from './post-dialogs.tsx';
import { draftOf } from './post-values.ts';
import { usePosts } from './use-posts.ts';
import './blog.css';

/**
 * Spec §2 "Blog management". The URL holds the open dialog, so that links, a reload and a new login
 * open it: `/admin/blog?new`, `/admin/blog?edit=<id>`.
 */
export function BlogScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  const editedId = params.get('edit');
  const [postToDelete, setPostToDelete] = useState<AdminPostSummary>();
  const list = usePosts(search, useListPosition());
  const all = usePosts();

  const searchParam = { ...(search && { search }) };
  const onSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const closeDialog = () => setParams(searchParam, { replace: true });

  function refresh() {
    list.refresh();
    // The badge shows the total of all posts.
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
        <Button kind="primary" onClick={() => setParams({ ...searchParam, new: '' })}>
          <Plus size={18} />
          New Post
        </Button>
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
            onEdit={() => setParams({ ...searchParam, edit: post.id })}
            onDelete={() => setPostToDelete(post)}
            onChanged={refresh}
          />
        )}
      />
      {params.has('new') ? <NewPostDialog onClose={closeDialog} onSaved={finish} /> : null}
      {editedId ? (
        <EditPostDialog key={editedId} id={editedId} onClose={closeDialog} onSaved={finish} />
      ) : null}
      {postToDelete ? (
        <ConfirmDialog
          title={`Delete “${postToDelete.title}”`}
          question="Are you sure you want to delete this post?"
          confirm="Delete"
          onConfirm={async () => {
            await deletePost(postToDelete);
            drafts.remove(draftOf(postToDelete));
            setPostToDelete(undefined);
            refresh();
          }}
          onClose={() => setPostToDelete(undefined)}
        />
      ) : null}
    </Screen>
  );
}
