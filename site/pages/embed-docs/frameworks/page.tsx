import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { recipes } from '../recipes.ts';
import { SnippetBox } from '../snippet-box.tsx';

export const page = docsPage('frameworks', FrameworksPage, { isEnglish: true });

function FrameworksPage() {
  return (
    <EnglishDocsPage
      slug="frameworks"
      parts={recipes.map(({ id, title, text, tested, snippets }) => ({
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
      }))}
    />
  );
}
