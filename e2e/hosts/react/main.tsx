import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PartnerPage } from './partner-page.tsx';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <PartnerPage />
  </StrictMode>,
);
