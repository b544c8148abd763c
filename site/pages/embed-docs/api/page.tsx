import { document } from '../../../../docs/api.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('api', document);
