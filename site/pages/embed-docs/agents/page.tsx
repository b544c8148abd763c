import { document } from '../../../../docs/agents.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('agents', document);
