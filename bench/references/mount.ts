import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { place } from './mount-element.ts';

export const mount = (node: ReactNode): void => createRoot(place()).render(node);
