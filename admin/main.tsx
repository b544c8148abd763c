import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/tokens/tokens.css';
import '#widgets/element/brand.css';
import '#ui/ui.css';
import '#ui/form/form.css';
import '#ui/skeleton.css';
import '#ui/stars.css';
import '#ui/dialog/dialog.css';
import '#ui/prose/prose.css';
import '#ui/page-toasts/toasts.css';
import './admin.css';
import { askEarly } from '#client/early-answers.ts';
import { loadWords } from '#domain/locale/catalog.ts';
import { App } from './app.tsx';
import { installPrompt } from './offline/install-prompt.ts';

installPrompt.keep();
// Needed as soon as the business is known.
askEarly(new URL('/api/session', window.location.href).href);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The admin is in English. Were they awaited here, screens could not share this module's chunk, and the order of layers
// in it would come after the style sheet of a chunk of their own.
void loadWords('en').then(() => createRoot(root).render(app));
