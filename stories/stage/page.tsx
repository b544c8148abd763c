import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * The page that a story stands on: scheme and direction are the page's, as on any host.
 * `parameters.column` is the width in px of the column that the page has for it.
 */
export const Page: Decorator = (Story, { globals, parameters }) => {
  const { theme, accent, direction } = globals;

  // On the root: there the tokens take up what the page gives.
  useLayoutEffect(() => {
    document.documentElement.dataset['accent'] = accent;
  }, [accent]);

  return (
    <div className="story-page" data-theme={theme} dir={direction}>
      <div className="story-column" style={{ maxWidth: parameters['column'] ?? 900 }}>
        <Story />
      </div>
    </div>
  );
};
