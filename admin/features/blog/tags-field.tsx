import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { setControlValue } from '#admin/forms/set-control-value.ts';
import { Button } from '#admin/shell/button.tsx';
import { TAG_MAX, withTag } from '#domain/blog/tags.ts';
import type { ArticleFieldProps } from './content-field.tsx';
import { tagsOf } from './post-values.ts';

/** Spec §5: Enter or the button adds a tag, a click removes it. */
export function TagsField({ form, locale }: ArticleFieldProps) {
  const id = useId();
  const list = useRef<HTMLInputElement>(null);
  const entry = useRef<HTMLInputElement>(null);
  const tags = tagsOf(form.values);
  const error = form.errors['tags'];

  function change(changed: readonly string[]) {
    if (changed !== tags) setControlValue(list.current, JSON.stringify(changed));
    entry.current?.focus();
  }

  function add() {
    const { current } = entry;
    if (!current) return;
    change(withTag(tags, current.value));
    current.value = '';
  }

  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        Tags<span className="ui-label-note"> (optional)</span>
      </label>
      <input type="hidden" name="tags" defaultValue={form.values['tags']} ref={list} />
      <div className="blog-tag-entry">
        <input
          ref={entry}
          id={id}
          className="ui-control"
          type="text"
          lang={locale}
          maxLength={TAG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby={`${id}-message`}
          aria-invalid={error ? 'true' : undefined}
          // The post does not change until the tag is added.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>
          <Plus size={18} />
          Add
        </Button>
      </div>
      {tags.length > 0 ? (
        <ul className="blog-tags" aria-label="Tags of this post">
          {tags.map((tag) => (
            <li key={tag} lang={locale}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => change(tags.filter((other) => other !== tag))}
              >
                <span>{tag}</span>
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="ui-message" id={`${id}-message`} data-error={error ? '' : undefined}>
        {error ?? 'Press Enter to add a tag. Cards show the first two.'}
      </p>
    </div>
  );
}
