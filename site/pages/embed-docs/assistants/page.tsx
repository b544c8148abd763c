import { document } from '../../../../docs/assistants.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('assistants', document);
