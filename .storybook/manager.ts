import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { business } from '#domain/business/defaults/business.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${business.name}: widgets`,
    colorSecondary: '#2b4fb3',
  }),
  sidebar: { showRoots: true },
});
