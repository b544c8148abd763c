import { type InputEvent, useState } from 'react';
import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import { RestoredNotice } from '#admin/forms/restored-notice.tsx';
import { findControl } from '#admin/forms/set-control-value.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { autofilled } from '#domain/blog/autofill.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { type Locale, localeOf } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { ContentField } from './content-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { createPost, updatePost } from './post-calls.ts';
import { differences, draftOf, newPostValues, valuesOf } from './post-values.ts';
import { TagsField } from './tags-field.tsx';

interface PostEditorProps {
  /** Undefined for a new post. */
  post?: Post;
  onSaved: () => void;
}

const slugHint = (post: Post | undefined, slug: string, locale: Locale) =>
  post?.publishedAt && slug !== post.slug
    ? `Links to ${addressIn(localeOfPost(post), `/blog/${post.slug}`)} will lead here`
    : `The address: ${addressIn(locale, `/blog/${slug || '…'}`)}`;

const categories = blogCategories.map(({ slug, name }) => ({ value: slug, label: name }));

/** Spec §5 "Blog form". A draft keeps unsaved text. */
export function PostEditor({ post, onSaved }: PostEditorProps) {
  const start = post ? valuesOf(post) : newPostValues;
  const form = useEditForm<Post>({
    draft: draftOf(post),
    start,
    revision: post?.revision,
    send: (values, revision) => (post ? updatePost(post, values, revision) : createPost(values)),
    onSaved,
  });
  const [isRestored] = useState(form.dirty);
  const { state } = form;
  const locale = localeOf(state.values['locale']);

  function fillFromTitle({ target }: InputEvent<HTMLDivElement>) {
    const { form: element, value } = target as HTMLInputElement;
    const { title = '', slug = '', metaTitle = '' } = state.values;
    const wasPublished = post?.publishedAt !== undefined;
    const filled = autofilled({ title, slug, metaTitle }, value, { wasPublished });
    for (const name of ['slug', 'metaTitle'] as const) {
      const control = findControl(element, name);
      if (control) control.value = filled[name];
    }
  }

  return (
    <div className="blog-editor">
      {isRestored && form.dirty ? (
        <RestoredNotice onDiscard={() => form.restart(start, post?.revision)} />
      ) : null}
      <Form
        state={state}
        onType={form.onType}
        onSubmit={form.onSubmit}
        label={post ? 'Edit post' : 'New post'}
      >
        <LanguageFields form={state} id={post?.id} />
        {/* Runs before the form's own listener, which then stores all three texts. */}
        <div className="blog-title" onInput={fillFromTitle}>
          <TextField form={state} name="title" label="Title" lang={locale} required />
        </div>
        <TextField
          form={state}
          name="slug"
          label="Slug"
          required
          hint={slugHint(post, state.values['slug'] ?? '', locale)}
        />
        <TextAreaField
          form={state}
          name="excerpt"
          label="Excerpt"
          rows={3}
          lang={locale}
          required
          wide
        />
        <ContentField form={state} locale={locale} />
        <SelectField
          form={state}
          name="category"
          label="Category"
          options={categories}
          placeholder="Select a category"
          required
        />
        <TagsField form={state} locale={locale} />
        <PictureField form={state} locale={locale} />
        <TextField
          form={state}
          name="metaTitle"
          label="Meta title"
          lang={locale}
          hint="The headline in search results"
        />
        <TextField
          form={state}
          name="metaDescription"
          label="Meta description"
          lang={locale}
          hint="If empty, the excerpt is used"
        />
        <div className="blog-end ui-wide">
          <Alert>{form.failure}</Alert>
          {form.conflict ? (
            <ConflictNotice
              conflict={form.conflict}
              differences={(current) => differences(state.values, current)}
              onAcceptCurrent={(current) => form.restart(valuesOf(current), current.revision)}
            />
          ) : null}
          <label className="blog-switch">
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state natively
              role="switch"
              name="published"
              defaultChecked={state.values['published'] === 'on'}
            />
            <span>Published</span>
          </label>
          <Button type="submit" kind="primary" busy={state.pending}>
            {state.pending ? 'Saving…' : post ? 'Save' : 'Create post'}
          </Button>
        </div>
      </Form>
    </div>
  );
}
