import type { BaseLocationHook } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { localizedPath } from '#domain/locale/localized-path.ts';

/**
 * The location of wouter without the part that names the language: a page keeps its state when only its language
 * changes. Who navigates gives the whole address (`aroundNavigation`).
 */
export const usePagePath: BaseLocationHook = (router) => [
  localizedPath(usePathname(router as { ssrPath?: string })).path,
  navigate,
];
