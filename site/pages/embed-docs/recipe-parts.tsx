import type { DocsPart } from './docs-page.tsx';
import type { Recipe } from './recipes.ts';
import { SnippetBox } from './snippet-box.tsx';

/** Recipes as parts of a page: text, code, and how it is tested. */
export const recipeParts = (shown: readonly Recipe[]): readonly DocsPart[] =>
  shown.map(({ id, title, text, tested, snippets }) => ({
    id,
    title,
    content: (
      <>
        <p>{text}</p>
        {snippets.map(({ label, code }) => (
          <SnippetBox key={label} label={label} code={code} />
        ))}
        <p className="docs-tested">{tested}</p>
      </>
    ),
  }));
