import { embedRecipes } from '#domain/content/embed-page.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { recipeParts } from '../recipe-parts.tsx';
import { siteRecipes } from '../recipes.ts';

export const page = docsPage('builders', BuildersPage, { isEnglish: true });

/** Where an editor takes the block, as `/embed` says too. */
const editors = embedRecipes
  .filter(({ id }) => ['wordpress', 'squarespace', 'wix', 'webflow'].includes(id))
  .map(({ id, title, steps }) => ({
    id: id === 'wordpress' ? 'wordpress-editor' : id,
    title,
    content: (
      <ol className="docs-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
  }));

const parts = [...editors, ...recipeParts(siteRecipes)];

function BuildersPage() {
  return <EnglishDocsPage slug="builders" parts={parts} />;
}
