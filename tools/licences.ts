import { writeFileSync } from 'node:fs';
import { licencesPage } from './licences/licences-page.ts';
import { shippedPackages } from './licences/shipped-packages.ts';

writeFileSync('docs/licences.md', licencesPage(shippedPackages()));
