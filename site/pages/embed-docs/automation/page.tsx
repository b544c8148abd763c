import { document } from '../../../../docs/webhooks.md?document';
import { markdownPage } from '../markdown/markdown-page.tsx';
import { isAutomation } from './is-automation.ts';

export const page = markdownPage('automation', {
  intro: [],
  sections: document.sections.filter(isAutomation),
});
