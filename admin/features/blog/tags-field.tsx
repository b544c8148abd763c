import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { TAG_MAX, withTag } from '#domain/blog/tags.ts';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { tagsOf } from './post-values.ts';
import { typeInto } from './type-into.ts';

/** Spec §5: added by Enter or the button, removed by a click. */
export function TagsField({ form }: { form: FormState }) {
  const id = useId();
  const kept = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const tags = tagsOf(form.values);
  const error = form.errors['tags'];

  function keep(changed: readonly string[]) {
    if (changed !== tags) typeInto(kept.current, JSON.stringify(changed));
    next.current?.focus();
  }

  function add() {
    const { current } = next;
    if (!current) return;
    keep(withTag(tags, current.value));
    current.value = '';
  }

  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        Tags<span className="ui-label-note"> (optional)</span>
      </label>
      <input type="hidden" name="tags" defaultValue={form.values['tags']} ref={kept} />
      <div className="blog-tag-entry">
        <input
          ref={next}
          id={id}
          className="ui-control"
          type="text"
          maxLength={TAG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby={`${id}-message`}
          aria-invalid={error ? 'true' : undefined}
          // Not yet a tag: nothing of the post has changed.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="ui-button admin-quiet" onClick={add}>
          <Plus size={18} />
          Add
        </button>
      </div>
      {tags.length > 0 ? (
        <ul className="blog-tags" aria-label="Tags of this post">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => keep(tags.filter((other) => other !== tag))}
              >
                {tag}
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="ui-message" id={`${id}-message`} data-error={error ? '' : undefined}>
        {error ?? 'Enter adds a tag. Cards show the first two.'}
      </p>
    </div>
  );
}
