import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';

/** The markup of `node` as the server of `business` sends it. */
export const serverHtml = (node: ReactNode, business = defaultBusiness): string =>
  renderToString(<BusinessProvider business={business}>{node}</BusinessProvider>);
