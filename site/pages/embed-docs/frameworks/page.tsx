import { document } from '../../../../docs/packages.md?document';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { markdownParts } from '../markdown/markdown-blocks.tsx';
import { recipeParts } from '../recipe-parts.tsx';
import { frameworkRecipes } from '../recipes.ts';

export const page = docsPage('frameworks', FrameworksPage, { isEnglish: true });

const parts = [...markdownParts(document), ...recipeParts(frameworkRecipes)];

function FrameworksPage() {
  return <EnglishDocsPage slug="frameworks" parts={parts} />;
}
