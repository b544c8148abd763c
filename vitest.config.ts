import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,api,widgets,site,admin,tools}/**/*.test.ts'],
          exclude: ['**/*.element.test.ts'],
        },
      },
    ],
  },
});
