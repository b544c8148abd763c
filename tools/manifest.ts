import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest/contract.ts';
import { generatedFiles } from './manifest/generated-files.ts';

for (const [path, text] of generatedFiles()) writeFileSync(join(root, path), text);
