import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${defaultBusiness.name}: widgets`,
    colorSecondary: '#2b4fb3',
  }),
  sidebar: { showRoots: true },
});
