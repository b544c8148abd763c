import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#widgets/core/tokens.css';
import '#widgets/core/ui/ui.css';
import '#widgets/core/ui/form.css';
import '#widgets/core/ui/skeleton.css';
import '#widgets/page/dialog/dialog.css';
import '#widgets/page/prose/prose.css';
import '#widgets/page/toasts/toasts.css';
import './admin.css';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
