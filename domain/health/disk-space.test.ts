import { expect, it } from 'vitest';
import { diskState, RESERVE } from './disk-space.ts';

const GIGABYTE = 2 ** 30;
const largest = 5 * 2 ** 20;

it.each([
  ['a tenth', { free: 10 * GIGABYTE, total: 100 * GIGABYTE }, 'ok'],
  ['less than a tenth', { free: 10 * GIGABYTE - 1, total: 100 * GIGABYTE }, 'warn'],
  ['a gigabyte of a small disk', { free: GIGABYTE, total: 4 * GIGABYTE }, 'ok'],
  ['less than a gigabyte', { free: GIGABYTE - 1, total: 4 * GIGABYTE }, 'warn'],
  ['the largest file and the reserve', { free: largest + RESERVE, total: GIGABYTE }, 'warn'],
  ['less than these', { free: largest + RESERVE - 1, total: GIGABYTE }, 'fail'],
])('%s free', (_free, room, state) => {
  expect(diskState({ ...room, largest })).toBe(state);
});
