import { document } from '../../../../docs/webhooks.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('webhooks', document);
