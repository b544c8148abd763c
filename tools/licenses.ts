import { writeFileSync } from 'node:fs';
import { licensesPage } from './licenses/licenses-page.ts';
import { shippedPackages } from './licenses/shipped-packages.ts';

writeFileSync('docs/licenses.md', licensesPage(shippedPackages()));
