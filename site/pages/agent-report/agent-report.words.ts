import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './agent-report.en.ts';

export const agentReportWords = catalog({ en, es: () => import('./agent-report.es.ts') });
