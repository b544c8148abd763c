import { document } from '../../../../docs/webhooks.md?document';
import { isAutomation } from '../automation/is-automation.ts';
import { markdownPage } from '../markdown/markdown-page.tsx';

export const page = markdownPage('webhooks', {
  ...document,
  sections: document.sections.filter((section) => !isAutomation(section)),
});
