import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { InspectionQuote } from '../../../site/pages/embed-docs/snippets/next.jsx';

/** What the server sends of the component. */
export const html: string = renderToString(createElement(InspectionQuote));
