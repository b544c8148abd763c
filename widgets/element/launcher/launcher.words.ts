import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './launcher.en.ts';

export const launcherWords = catalog({ en, es: () => import('./launcher.es.ts') });
