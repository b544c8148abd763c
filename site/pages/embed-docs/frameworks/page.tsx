import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { recipeParts } from '../recipe-parts.tsx';
import { frameworkRecipes } from '../recipes.ts';

export const page = docsPage('frameworks', FrameworksPage, { isEnglish: true });

const parts = recipeParts(frameworkRecipes);

function FrameworksPage() {
  return <EnglishDocsPage slug="frameworks" parts={parts} />;
}
