import { type InputEvent, useState } from 'react';
import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import { autofilled } from '#domain/blog/autofill.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { ContentField } from './content-field.tsx';
import { PictureField } from './picture-field.tsx';
import { createPost, updatePost } from './post-calls.ts';
import { bothVersions, draftOf, newPostValues, valuesOf } from './post-values.ts';
import { TagsField } from './tags-field.tsx';
import { controlOf } from './type-into.ts';

interface PostEditorProps {
  /** Without it a new one is written. */
  post?: Post;
  onSaved: () => void;
}

const slugHint = (post: Post | undefined, slug: string) =>
  post?.publishedAt && slug !== post.slug
    ? `Links to /blog/${post.slug} will lead nowhere`
    : `The address: /blog/${slug || '…'}`;

const categories = blogCategories.map(({ slug, name }) => ({ value: slug, label: name }));

/** Spec §5 "Blog form". What is typed outlives the dialog, the session and the page. */
export function PostEditor({ post, onSaved }: PostEditorProps) {
  const start = post ? valuesOf(post) : newPostValues;
  const form = useEditForm<Post>({
    draft: draftOf(post),
    start,
    revision: post?.revision,
    send: (values, revision) => (post ? updatePost(post, values, revision) : createPost(values)),
    onSaved,
  });
  const [restored] = useState(form.dirty);
  const { state } = form;

  function fillFromTitle({ target }: InputEvent<HTMLDivElement>) {
    const { form: element, value } = target as HTMLInputElement;
    const { title = '', slug = '', metaTitle = '' } = state.values;
    const wasPublished = post?.publishedAt !== undefined;
    const filled = autofilled({ title, slug, metaTitle }, value, { wasPublished });
    for (const name of ['slug', 'metaTitle'] as const) {
      const control = controlOf(element, name);
      if (control) control.value = filled[name];
    }
  }

  return (
    <div className="blog-editor">
      {restored && form.dirty ? (
        <div className="blog-restored" role="status">
          <p>This is what you wrote before. It is not saved yet.</p>
          <button
            type="button"
            className="admin-text-button"
            onClick={() => form.restart(start, post?.revision)}
          >
            Discard it
          </button>
        </div>
      ) : null}
      <Form
        state={state}
        onType={form.onType}
        onSubmit={form.onSubmit}
        label={post ? 'Edit post' : 'New post'}
      >
        {/* Heard before the form itself, which then keeps all three. */}
        <div className="blog-title" onInput={fillFromTitle}>
          <TextField form={state} name="title" label="Title" required />
        </div>
        <TextField
          form={state}
          name="slug"
          label="Slug"
          required
          hint={slugHint(post, state.values['slug'] ?? '')}
        />
        <TextAreaField form={state} name="excerpt" label="Excerpt" rows={3} required wide />
        <ContentField form={state} />
        <SelectField
          form={state}
          name="category"
          label="Category"
          options={categories}
          placeholder="Select a category"
          required
        />
        <TagsField form={state} />
        <PictureField form={state} />
        <TextField
          form={state}
          name="metaTitle"
          label="Meta title"
          hint="Heads the result in search engines"
        />
        <TextField
          form={state}
          name="metaDescription"
          label="Meta description"
          hint="Without it the excerpt is used"
        />
        <div className="blog-end ui-wide">
          {form.failure ? (
            <p className="admin-alert" role="alert">
              {form.failure}
            </p>
          ) : null}
          {form.conflict ? (
            <ConflictNotice
              conflict={form.conflict}
              differences={(current) => bothVersions(state.values, current)}
              onTakeTheirs={(current) => form.restart(valuesOf(current), current.revision)}
            />
          ) : null}
          <label className="blog-switch">
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
              role="switch"
              name="published"
              defaultChecked={state.values['published'] === 'on'}
            />
            <span>Published</span>
          </label>
          <button type="submit" className="ui-button admin-primary" disabled={state.pending}>
            {state.pending ? 'Saving…' : post ? 'Save' : 'Create post'}
          </button>
        </div>
      </Form>
    </div>
  );
}
