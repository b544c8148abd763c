import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import './page.css';

/**
 * The page around a story: its business, and its color scheme, accent and direction, as on any host.
 * `parameters.column` is the width of its column in px.
 */
export const Page: Decorator = (Story, { id, globals, parameters, viewMode }) => {
  const { renderAs, theme, accent, direction } = globals;
  useRemountOnSwitch(id, renderAs, viewMode);

  // On the root element, where the tokens read what the page sets.
  useLayoutEffect(() => {
    document.documentElement.dataset['accent'] = accent;
  }, [accent]);

  return (
    <div className="story-page" data-theme={theme} dir={direction}>
      <div className="story-column" style={{ maxWidth: parameters['column'] ?? 900 }}>
        <BusinessProvider business={defaultBusiness}>
          <Story />
        </BusinessProvider>
      </div>
    </div>
  );
};

const shown = { id: '', renderAs: '' };

/** Switching between element and React starts the story again, its play function included. */
function useRemountOnSwitch(id: string, renderAs: string, viewMode: string) {
  useEffect(() => {
    const switched = shown.id === id && shown.renderAs !== renderAs;
    Object.assign(shown, { id, renderAs });
    if (switched && viewMode === 'story') addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, renderAs, viewMode]);
}
