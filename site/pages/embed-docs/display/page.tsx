import { document } from '../../../../docs/display.md?document';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { markdownParts } from '../markdown/markdown-blocks.tsx';
import { recipeParts } from '../recipe-parts.tsx';
import { displayRecipes } from '../recipes.ts';

export const page = docsPage('display', DisplayPage, { isEnglish: true });

const parts = [...recipeParts(displayRecipes), ...markdownParts(document)];

function DisplayPage() {
  return <EnglishDocsPage slug="display" parts={parts} />;
}
