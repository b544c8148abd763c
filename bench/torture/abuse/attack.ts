import type { ReceivedMail } from '#api/mail/testing/smtp-server.ts';
import type { ServerProcess } from '../../server-process.ts';
import type { Owner } from '../owner.ts';

/** The attacked server and its owner. */
export interface Scene {
  server: ServerProcess;
  owner: Owner;
  /** Its data folder. */
  folder: string;
  /** What it has sent until now, of an attack with `mails`. */
  mails: readonly ReceivedMail[];
}

/** What one stranger does to the server, for as long as it is measured. */
export interface Attack {
  /** As the table names it. */
  measure: string;
  /** The server sends its mails. */
  mails?: boolean;
  /** Settings that the server needs for it. */
  env?: Readonly<Record<string, string>>;
  /** Runs in the parent before the attack; the attacker's process gets what it returns. */
  prepare?(scene: Scene): Promise<string[]>;
  /** Runs in a process of its own, which ends it. `sent` counts requests. */
  run(target: Target): Promise<unknown>;
  /** Runs while the attack goes on: what an honest person can no longer do. */
  harm?(scene: Scene): Promise<string[]>;
  /** Asked after `harm`: what the attack came to, for the table. */
  cost?(scene: Scene): string;
}

export interface Target {
  port: number;
  url: string;
  args: readonly string[];
  sent(count: number): void;
}
