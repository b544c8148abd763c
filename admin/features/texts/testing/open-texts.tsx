import { cleanup } from '@testing-library/react';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { PageTextsScreen } from '../page-texts-screen.tsx';
import { TextsScreen } from '../texts-screen.tsx';

/** Mounts a screen of the texts again, as after a reload. */
export function openTexts(path: string) {
  cleanup();
  return renderInAdmin(
    <>
      <Route path="/texts" component={TextsScreen} />
      <Route path="/texts/:id" component={PageTextsScreen} />
    </>,
    { path },
  );
}
