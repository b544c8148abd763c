import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before all other code, which Node then need not strip of its types and compile at each start: a third
// of a start without records. Where the folder cannot be written, as under systemd, NODE_COMPILE_CACHE
// names another.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
await import('./main.ts');
