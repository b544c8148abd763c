import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './launcher.en.ts';
import { words as es } from './launcher.es.ts';

/** Both in the code: shorter than a request. */
export const launcherWords = catalog({ en, es });
