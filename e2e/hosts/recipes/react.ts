import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InspectionBooking } from '../../../site/pages/embed-docs/snippets/react.jsx';
import { app, log, quote } from './recipe-page.ts';

createRoot(app).render(
  createElement(StrictMode, null, createElement(InspectionBooking, { quote, onBooked: log })),
);
