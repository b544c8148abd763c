import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * The page that a story stands on: scheme and direction are the page's, as on any host.
 * `parameters.column` is the width in px of the column that the page has for it.
 */
export const Page: Decorator = (Story, { id, globals, parameters, viewMode }) => {
  const { life, theme, accent, direction } = globals;
  useNewStart(id, life, viewMode);

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

const shown = { id: '', life: '' };

/** A story that changes its life begins anew: what its play function did is done again. */
function useNewStart(id: string, life: string, viewMode: string) {
  useEffect(() => {
    const changed = shown.id === id && shown.life !== life;
    Object.assign(shown, { id, life });
    if (changed && viewMode === 'story') addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, life, viewMode]);
}
