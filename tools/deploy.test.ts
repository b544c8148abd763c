import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEEP_ALIVE_MS } from '#api/http/http-server.ts';
import { createMetrics } from '#api/metrics/metrics.ts';
import { PICTURE_BYTES_MAX } from '#api/pictures/pictures.ts';
import { REPORT_BYTES_MAX } from '#api/reports/pdf-stream.ts';
import { SHUTDOWN_MS } from '#api/stop-at-signals.ts';
import { realDisk } from '#api/store/json/disk.ts';
import { problemTypes } from '#domain/problem/problem.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const unit = read('deploy/inspection.service');
const backup = read('deploy/inspection-backup.service');
const template = read('deploy/inspection@.service');
const nginx = read('deploy/nginx.conf');
const caddy = read('deploy/Caddyfile');
const compose = read('compose.yaml');
const page = read('docs/operating.md');
const example = read('.env.example');

const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

const systemdAnalyze = spawnSync('which', ['systemd-analyze'], { encoding: 'utf8' }).stdout.trim();

const variables = all(read('api/env.ts'), /read\('([A-Z\d_]+)'/g);

describe('deployment files and the operating guide', () => {
  it('.env.example has every variable that the server and the tests read', () => {
    expect(all(example, /^([A-Z\d_]+)=/gm)).toEqual([...variables, 'CHROMIUM_PATH'].sort());
  });

  it('name no unknown variable', () => {
    const set = /(?:^Environment=|\bneeds |\band )([A-Z\d_]{4,})=/gm;
    const named = [unit, backup, nginx, caddy].flatMap((text) => all(text, set));
    expect(named).toContain('DATA_DIR');
    expect(named).toContain('TRUST_PROXY');
    const inPage = all(page, /`([A-Z]{4,}[A-Z_]*|[A-Z]\d_[A-Z_]+)(?:=[^`]*)?`/g).filter((name) =>
      name.includes('_'),
    );
    expect(inPage.length).toBeGreaterThan(5);
    // Read by the command `restore`, and by Node itself.
    const known = [...variables, 'RESTORE_LIMITS', 'NODE_COMPILE_CACHE'];
    expect([...named, ...inPage].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('give the server time to drain', () => {
    expect(number(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(SHUTDOWN_MS / 1000);
    expect(number(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(SHUTDOWN_MS / 1000);
  });

  it('give the server a quarter more memory than the guide promises that it takes', () => {
    const promised = number(read('docs/scaling.md'), /^\| (\d+) MB, 50,000 records/m);
    expect(promised).toBe(512);
    expect(number(unit, /^MemoryMax=(\d+)M$/m)).toBe(1.25 * promised);
  });

  it('close idle connections before the server does', () => {
    for (const [text, pattern] of [
      [nginx, /^ {2}keepalive_timeout (\d+)s;$/m],
      [read('deploy/nginx-upstream.conf'), /^ {2}keepalive_timeout (\d+)s;$/m],
      [caddy, /^\t*keepalive (\d+)s$/m],
      [read('deploy/Caddyfile.several'), /^\t*keepalive (\d+)s$/m],
      [read('deploy/container/Caddyfile'), /^\t*keepalive (\d+)s$/m],
    ] as const) {
      expect(number(text, pattern)).toBeLessThan(KEEP_ALIVE_MS / 1000);
    }
  });

  it('accept larger bodies than the server, so that the server answers', () => {
    for (const [text, pattern] of [
      [nginx, /client_max_body_size (\d+)m;/],
      [caddy, /max_size (\d+)MiB/],
      [read('deploy/container/Caddyfile'), /max_size (\d+)MiB/],
    ] as const) {
      expect(number(text, pattern) * 2 ** 20).toBe(2 * PICTURE_BYTES_MAX);
    }
    for (const [text, pattern] of [
      [nginx, /report\$ \{\n {4}client_max_body_size (\d+)m;/],
      [caddy, /@report \{\n\t+max_size (\d+)MiB/],
      [read('deploy/container/Caddyfile'), /@report \{\n\t+max_size (\d+)MiB/],
    ] as const) {
      expect(number(text, pattern) * 2 ** 20).toBe(2 * REPORT_BYTES_MAX);
    }
  });

  it('limit a report by one rule: Caddy applies each that matches', () => {
    for (const text of [caddy, read('deploy/container/Caddyfile')]) {
      const [report] = all(text, /@report path_regexp (\S+)$/gm);
      expect(all(text, /@other not path_regexp (\S+)$/gm)).toEqual([report]);
      expect(all(text, /request_body (.*)\{$/gm)).toEqual(['@other ', '@report ']);
    }
  });

  it('protect each of several processes as they protect one', () => {
    const protection = (text: string) => text.slice(text.indexOf('\nRestart=')).trim();
    expect(protection(template)).toBe(protection(unit));
  });

  it('protect the backup as they protect the server', () => {
    const protection = (text: string) =>
      text
        .slice(text.indexOf('\nCapabilityBoundingSet='))
        .replace(/\n\[Install\].*/s, '')
        .trim();
    expect(protection(backup)).toBe(protection(unit));
    const settings = /^(User|WorkingDirectory|EnvironmentFile|Environment=DATA_DIR)=.*$/gm;
    const settingsOf = (text: string) => text.match(settings)?.sort();
    expect(settingsOf(backup)).toHaveLength(4);
    expect(settingsOf(backup)).toEqual(settingsOf(unit));
    const [, program = ''] = /^ExecStart=\S+\/node (\S+)$/m.exec(backup) ?? [];
    expect(existsSync(program)).toBe(true);
  });

  it.skipIf(!systemdAnalyze)('are units that systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of [
      'inspection.service',
      'inspection-backup.service',
      'inspection-backup.timer',
    ]) {
      // The program is not installed here.
      const text = read(`deploy/${name}`).replace(/^(ExecStart|WorkingDirectory)=.*$/gm, (line) =>
        line.startsWith('Exec') ? 'ExecStart=/bin/true' : 'WorkingDirectory=/',
      );
      writeFileSync(join(folder, name), text);
    }
    const { stderr, status } = spawnSync(
      systemdAnalyze,
      [
        'verify',
        '--man=no',
        join(folder, 'inspection-backup.timer'),
        join(folder, 'inspection-backup.service'),
      ],
      { encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('have no password of their own', () => {
    const values = all(compose, /PASSWORD: (.*)$/gm);
    expect(values).toEqual([expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?[^}]+\}$/)]);
    const addresses = all(compose, /postgres:\/\/inspection:([^@]*)@/g);
    expect(addresses).toEqual(values);
  });

  it('send a container engine only the archive that the image is made of', () => {
    const [added = ''] = all(read('Dockerfile'), /^ADD (\S+) /gm);
    expect(added).toMatch(/^dist\/release\//);
    expect(all(read('.dockerignore'), /^([^#\n].*)$/gm)).toEqual([`!${added}`, '*']);
  });

  it('list every job that one server does for all', () => {
    const row = page.split('\n').find((line) => line.startsWith('| `inspection_lease_held`')) ?? '';
    const jobs = all(read('api/start-workers.ts'), /jobs\.run\('(\w+)'/g);
    expect(jobs.length).toBeGreaterThan(4);
    expect(all(row.slice(row.indexOf('each job')), /`(\w+)`/g)).toEqual(jobs);
  });

  it('list every server that a setting lets the server call', () => {
    const start = page.indexOf('## Outgoing connections');
    const section = page.slice(start, page.indexOf('\n## ', start));
    const addresses = variables.filter((name) => /_(URL|ENDPOINT)$/.test(name));
    // Where visitors come from.
    const called = addresses.filter((name) => name !== 'PUBLIC_URL');
    expect(called.length).toBeGreaterThan(4);
    expect(called.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });

  it('list every code of a server error', () => {
    const codes = Object.entries(problemTypes).flatMap(([code, { status }]) =>
      status >= 500 ? [`| ${status} | \`${code}\` |`] : [],
    );
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter((row) => !page.includes(row))).toEqual([]);
  });

  it('list exactly the metrics of the server', async () => {
    const build = { version: '1', node: 'v24', build: 'none' };
    const metrics = createMetrics({
      token: 'any',
      files: { dataDir: '/nowhere', disk: realDisk },
      build,
    });
    metrics.watchDatabase({ pool: () => ({ total: 0, idle: 0, waiting: 0 }), leases: () => [] });
    const { text } = await metrics.read();
    const table = page.split('\n').filter((line) => line.startsWith('| `inspection_'));
    const names = all(text, /^# TYPE (inspection_\w+) /gm);
    // These need a store.
    const ofStore = [
      'inspection_records',
      'inspection_outbox_due',
      'inspection_check_state',
      'inspection_mail_failing_seconds',
      'inspection_store_unavailable',
    ];
    const listed = all(table.join('\n'), /`(inspection_\w+)`/g);
    expect(listed.filter((name) => !ofStore.includes(name))).toEqual(names);
  });
});
