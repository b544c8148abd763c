import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before all other code, so that Node need not strip types and compile at each start, which takes a
// third of a start without records. If the folder is not writable, as under systemd,
// NODE_COMPILE_CACHE names another.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
await import('./main.ts');
