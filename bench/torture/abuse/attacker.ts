import { attacks } from './attacks.ts';

// node attacker.ts <attack> <url> [arguments]: attacks from the first message on until its parent
// ends it, and reports the number of requests when asked.

const [name = '', url = '', ...args] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`There is no attack ${name}`);
let count = 0;

process.once('disconnect', () => process.exit());
process.once('message', () => {
  process.on('message', () => process.send?.(count));
  const sent = (requests: number) => {
    count += requests;
  };
  void attack.run({ url, port: Number(new URL(url).port), args, sent });
});
process.send?.('ready');
