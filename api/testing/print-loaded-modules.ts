import { registerHooks } from 'node:module';

// For `node --import`: prints the address of each module on the standard error when it is loaded.
registerHooks({
  load(url, context, nextLoad) {
    process.stderr.write(`${url}\n`);
    return nextLoad(url, context);
  },
});
