import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InspectionQuote } from '../../../site/pages/embed-docs/snippets/next.jsx';
import { app, log } from './recipe-page.ts';

hydrateRoot(app, createElement(InspectionQuote, { onPrice: log }));
