import { beforeAll } from 'vitest';
import { loadAllWords } from '#domain/locale/catalogue.ts';

// Once the test file's imports have run, which declare the catalogues.
beforeAll(loadAllWords);
