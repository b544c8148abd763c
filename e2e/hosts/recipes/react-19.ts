import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InspectionContact } from '../../../site/pages/embed-docs/snippets/react-19.jsx';
import { app, log } from './recipe-page.ts';

createRoot(app).render(
  createElement(
    StrictMode,
    null,
    createElement(InspectionContact, { name: 'Ada Quillfeather', onSent: log }),
  ),
);
