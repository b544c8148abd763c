import { expect, test } from 'vitest';
import {
  backupName,
  damagedBackupName,
  earlierDamagedBackups,
  outdatedBackups,
} from './outdated-backups.ts';

const now = new Date('2026-11-25T09:15:00Z');
const all = { days: Infinity, count: Infinity };
const names = [
  'backup-2026-10-01.tar.gz',
  'backup-2026-11-23T091500Z.tar.gz',
  'backup-2026-11-25T091500Z.tar.gz',
  'backup-2026-11-24T091459Z.tar.gz',
];

test('a backup is named by its instant', () => {
  expect(backupName(now)).toBe('backup-2026-11-25T091500Z.tar.gz');
  expect(backupName(new Date('2026-11-25T09:15:00.123Z'))).toBe(backupName(now));
});

test.each<[string, Partial<typeof all>, string[]]>([
  ['nothing without limits', {}, []],
  [
    'what is older than one day',
    { days: 1 },
    ['backup-2026-11-24T091459Z.tar.gz', 'backup-2026-11-23T091500Z.tar.gz', names[0] ?? ''],
  ],
  ['nothing that is as old as the limit', { days: 2 }, [names[0] ?? '']],
  [
    'the oldest above the number',
    { count: 2 },
    ['backup-2026-11-23T091500Z.tar.gz', names[0] ?? ''],
  ],
  ['all but the newest at most', { count: 0, days: 0 }, [names[3], names[1], names[0]] as string[]],
])('deleted is %s', (_, limits, outdated) => {
  expect(outdatedBackups(names, { ...all, ...limits }, now)).toEqual(outdated);
});

test('the last backup stays, however old', () => {
  expect(outdatedBackups(['backup-2020-01-01.tar.gz'], { days: 30, count: 1 }, now)).toEqual([]);
});

test('other files stay', () => {
  const others = [
    'notes.txt',
    'backup-2020-01-01.zip',
    '.backup-2020-01-01.tar.gz.part',
    'backup-1.tar.gz',
  ];
  expect(outdatedBackups([...others, ...names], { days: 1, count: 1 }, now)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/notes|zip|part|backup-1\./)]),
  );
});

test('damaged ones do not count, and end with their age', () => {
  const damaged = [
    'damaged-backup-2026-11-25T091500Z.tar.gz',
    'damaged-backup-2026-10-02T091500Z.tar.gz',
  ];
  expect(damagedBackupName(now)).toBe(damaged[0]);
  expect(outdatedBackups([...damaged, ...names.slice(0, 1)], { days: 30, count: 1 }, now)).toEqual([
    damaged[1],
  ]);
  expect(earlierDamagedBackups([...damaged, ...names], damaged[0] ?? '')).toEqual([damaged[1]]);
});
