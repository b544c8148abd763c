import { writeFileSync } from 'node:fs';
import type { Machine, Port } from './machine.ts';

/** The guide's command, with the list of servers that nginx would read. */
export function rollingRestart(machine: Machine): string {
  const list = 'etc/inspection-servers.conf';
  const servers = [3001, 3002, 3003].map((port) => `server 127.0.0.1:${port} max_fails=1;\n`);
  writeFileSync(machine.path(list), machine.here(servers.join('')));
  const settings = `SERVERS=/${list} RESTART="systemctl restart inspection@"`;
  return `${settings} /opt/inspection/current/deploy/rolling-restart.sh 3001 3002 3003`;
}

/** Looks until `isDone`. Resolves to the number of looks; rejects when no process was ready at one of them. */
export async function watchReadiness(
  machine: Machine,
  ports: readonly Port[],
  isDone: () => boolean,
): Promise<number> {
  let looks = 0;
  for (; !isDone(); looks++) {
    const answers = ports.map((port) => fetch(`${machine.url(port)}/readyz`));
    const ready = (await Promise.allSettled(answers)).filter(
      (answer) => answer.status === 'fulfilled' && answer.value.ok,
    );
    if (ready.length === 0) throw new Error('no process was ready during the upgrade');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return looks;
}
