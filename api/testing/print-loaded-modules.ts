import { registerHooks } from 'node:module';

// For `node --import`: prints the URL of each loaded module to standard error.
registerHooks({
  load(url, context, nextLoad) {
    process.stderr.write(`${url}\n`);
    return nextLoad(url, context);
  },
});
