import { document } from '../../../../docs/policy.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('policy', document);
