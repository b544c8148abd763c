import { startSmtpServer } from '#api/mail/testing/smtp-server.ts';
import { startChild } from '../child-process.ts';
import { inNewFolder, type ServerProcess, startProduct } from '../server-process.ts';
import { type Driven, drive } from '../serving/drive.ts';
import type { Row } from '../table.ts';
import type { Attack } from './abuse/attack.ts';
import { attacks } from './abuse/attacks.ts';
import { honestVisitors } from './abuse/honest.ts';
import { uploadPicture } from './abuse/upload-picture.ts';
import { Owner } from './owner.ts';

const MB = 2 ** 20;
/** Of the honest visitors. */
const CONNECTIONS = 16;
const RATE = 50;
/** Pixels along a side of the picture that visitors load: 200 KB. */
const HONEST_PICTURE = 260;
const SAMPLE_MS = 50;

/** Of honest visitors while a stranger attacks, ms. */
const MOST_P99 = 250;
const MOST_GROWTH_MB = 100;

/** The smallest machine that docs/scaling.md promises to run on: a server that needs more is ended by the kernel. */
const MEMORY_MB = 512;

/** The limits of a server behind one proxy, so that an attacker can have many addresses. */
const env = { RATE_LIMIT: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'error', SAMPLE_CONTENT: 'on' };

/** Each attack, or the named ones, on a server of its own, with honest visitors beside it. */
export async function abuse(seconds: number, named: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    if (named.length === 0 || named.includes(name))
      rows.push(await attacked(name, attack, seconds));
  }
  return rows;
}

const attacked = (name: string, attack: Attack, seconds: number): Promise<Row> =>
  inNewFolder(async (folder) => {
    const mailServer = attack.mails ? await startSmtpServer() : undefined;
    await using server = await startProduct(folder, {
      env: { ...env, ...mailEnv(mailServer), ...attack.env },
      memoryMb: MEMORY_MB,
    });
    const owner = await Owner.signIn(server);
    const scene = { server, owner, folder, mails: mailServer?.received ?? [] };
    const args = (await attack.prepare?.(scene)) ?? [];
    const next = honestVisitors(server.url, await uploadPicture(owner, HONEST_PICTURE));

    await visit(server, next, 1);
    const alone = await visit(server, next, seconds);
    const program = new URL('./abuse/attacker.ts', import.meta.url);
    const attacker = startChild(program, [name, server.url, ...args]);
    await attacker.message();
    attacker.send('start');
    const beside = await visit(server, next, seconds);
    const harm = (await attack.harm?.(scene)) ?? [];
    const cost = attack.cost?.(scene);
    attacker.send('report');
    const sent = await attacker.message<number>();
    await attacker.end();
    void mailServer?.close();
    return rowOf(
      `${attack.measure} (${sent.toLocaleString('en-US')} requests${cost ? `; ${cost}` : ''})`,
      alone,
      beside,
      harm,
    );
  });

const mailEnv = (mailServer: { port: number } | undefined) =>
  mailServer && {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'hello@bluebonnet.example',
  };

interface Visit extends Driven {
  /** Of the server. */
  processorSeconds: number;
  grownMb: number;
  peakMb: number;
}

async function visit(server: ServerProcess, next: () => Buffer, seconds: number): Promise<Visit> {
  const memory = server.memory();
  const processorTime = server.processorTime();
  let peak = memory;
  const sample = () => {
    peak = Math.max(peak, server.memory());
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  const driven = await drive(server, next, { connections: CONNECTIONS, seconds, rate: RATE });
  clearInterval(sampling);
  sample();
  return {
    ...driven,
    processorSeconds: server.processorTime() - processorTime,
    grownMb: (peak - memory) / MB,
    peakMb: peak / MB,
  };
}

function rowOf(measure: string, alone: Visit, beside: Visit, harm: readonly string[]): Row {
  const faults = [...beside.faults, ...harm];
  if (beside.peakMb > MEMORY_MB) faults.push(`the server takes ${beside.peakMb.toFixed(0)} MB`);
  return {
    measure,
    ours: `${figures(beside)}, ${faults.length} faults`,
    reference: `alone ${figures(alone)}`,
    target: `p99 ${MOST_P99} ms, ${MOST_GROWTH_MB} MB, no fault`,
    met: beside.p99 <= MOST_P99 && beside.grownMb <= MOST_GROWTH_MB && faults.length === 0,
    reasons: [...new Set(faults)].slice(0, 10),
  };
}

const figures = ({ p99, slowest, processorSeconds, grownMb, peakMb }: Visit) =>
  `p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${processorSeconds.toFixed(1)} s of processor, +${grownMb.toFixed(0)} to ${peakMb.toFixed(0)} MB`;
