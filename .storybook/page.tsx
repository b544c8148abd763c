import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandProperties } from '#domain/business/brand-colors.ts';
import { localeOf } from '#domain/locale/locale.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { businesses } from './globals.ts';
import './page.css';

/**
 * The page around a story: its business and language, and its color scheme, accent and direction, as on any host.
 * `parameters.column` is the width of its column in px.
 */
export const Page: Decorator = (Story, { id, globals, parameters, viewMode }) => {
  const { renderAs, language, theme, accent, direction } = globals;
  const businessIn = businesses[globals['business'] as keyof typeof businesses];
  const business = useMemo(() => businessIn(localeOf(language)), [businessIn, language]);
  useRemountOnSwitch(id, `${renderAs} ${globals['business']} ${language}`, viewMode);

  // On the root element, where the tokens read what the page sets.
  useLayoutEffect(() => {
    document.documentElement.dataset['accent'] = accent;
    document.documentElement.style.cssText = brandProperties(business.brand);
  }, [accent, business]);

  return (
    <div className="story-page" data-theme={theme} lang={language} dir={direction}>
      <div className="story-column" style={{ maxWidth: parameters['column'] ?? 900 }}>
        <BusinessProvider business={business}>
          <Story />
        </BusinessProvider>
      </div>
    </div>
  );
};

const shown = { id: '', as: '' };

/** Switching between element and React, the business or the language starts the story again, its play function included. */
function useRemountOnSwitch(id: string, as: string, viewMode: string) {
  useEffect(() => {
    const switched = shown.id === id && shown.as !== as;
    Object.assign(shown, { id, as });
    if (switched && viewMode === 'story') addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }, [id, as, viewMode]);
}
