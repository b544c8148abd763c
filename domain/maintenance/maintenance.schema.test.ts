import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { validate } from '#domain/validation/validate.ts';
import { maintenanceAnswerSchema, maintenanceRequestSchema } from './maintenance.schema.ts';
import { maintenanceTips } from './maintenance-tips.ts';
import { maintenanceRequest } from './testing/requests.ts';

const check = (changes: Record<string, unknown>) =>
  validate(maintenanceRequestSchema, { ...maintenanceRequest(), ...changes });

describe('a request', () => {
  it.each([
    ['homeAge', '', 'Please select home age'],
    ['homeAge', '7', 'Please select home age'],
    ['homeType', 'Castle', 'Please select home type'],
    ['season', 'Monsoon', 'Please select season'],
    ['location', '   ', 'Please enter location'],
    ['location', 7, 'Please enter location'],
    ['location', 'x'.repeat(121), 'At most 120 characters'],
    ['priority', undefined, 'Please select priority level'],
  ])('is refused with %s "%s"', (path, value, message) => {
    expect(check({ [path]: value })).toMatchObject({ ok: false, errors: [{ path, message }] });
  });

  it('reports every issue at once', () => {
    expect(validate(maintenanceRequestSchema, {})).toMatchObject({
      ok: false,
      errors: [
        { path: 'homeAge', message: 'Please select home age' },
        { path: 'homeType', message: 'Please select home type' },
        { path: 'season', message: 'Please select season' },
        { path: 'priority', message: 'Please select priority level' },
      ],
    });
  });

  it('needs neither a place nor concerns', () => {
    expect(check({ location: undefined, concerns: undefined })).toEqual({
      ok: true,
      value: { ...maintenanceRequest(), location: undefined, concerns: [] },
    });
  });

  it('refuses unknown concerns and removes repeated ones', () => {
    expect(check({ concerns: ['Ghosts'] }).ok).toBe(false);
    expect(check({ concerns: 'Roof/Gutters' }).ok).toBe(false);
    expect(check({ concerns: new Array(11).fill('Roof/Gutters') }).ok).toBe(false);
    expect(check({ concerns: ['Roof/Gutters', 'Roof/Gutters'] })).toMatchObject({
      value: { concerns: ['Roof/Gutters'] },
    });
  });
});

describe('an answer', () => {
  const answer = maintenanceTips(maintenanceRequest(), defaultBusiness);
  const [tip] = answer.tips;
  const withTip = (changes: object) => ({ ...answer, tips: [{ ...tip, ...changes }] });

  it.each([
    ['no tips', { ...answer, tips: [] }],
    [
      '13 tips',
      { ...answer, tips: Array.from({ length: 13 }, (_, i) => ({ ...tip, title: `${i}` })) },
    ],
    ['the same tip twice', { ...answer, tips: [tip, tip] }],
    ['no summary', { ...answer, summary: ' ' }],
    ['a summary without end', { ...answer, summary: 'x'.repeat(801) }],
    ['more than was asked', { ...answer, advertisement: 'Call Joe' }],
    ['a tip that says more', withTip({ link: 'https://joe.example' })],
    ['a priority of its own', withTip({ priority: 'Urgent' })],
    ['a difficulty of its own', withTip({ difficulty: 'Easy' })],
    ['a season of its own', withTip({ season: 'Monsoon' })],
    ['no cost', withTip({ estimatedCost: '' })],
    ['a description without end', withTip({ description: 'x'.repeat(601) })],
    ['a list', []],
    ['nothing', null],
  ])('is refused with %s', (_, given) => {
    expect(validate(maintenanceAnswerSchema, given).ok).toBe(false);
  });

  it('is accepted with 1 and with 12 tips', () => {
    const tips = Array.from({ length: 12 }, (_, i) => ({ ...tip, title: `Tip ${i}` }));
    expect(validate(maintenanceAnswerSchema, { ...answer, tips }).ok).toBe(true);
    expect(validate(maintenanceAnswerSchema, withTip({})).ok).toBe(true);
  });
});
