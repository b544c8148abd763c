import { beforeAll } from 'vitest';
import { loadAllWords } from '#domain/locale/catalog.ts';

// Once the test file's imports have run, which declare the catalogs.
beforeAll(loadAllWords);
