import { describe, expect, it, test } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { quoteInputFromForm, validateQuoteInput } from './quote-input.ts';
import { detachedStructureOptions, storyOptions } from './quote-options.ts';

const today = '2026-11-21';
const home = { propertyType: 'residential', squareFootage: '2400' };

const errorsOf = (changes: Record<string, unknown>) => {
  const checked = validateQuoteInput({ ...home, ...changes }, today);
  return checked.ok ? [] : checked.errors.map((error) => `${error.path}: ${error.message}`);
};

describe('square footage', () => {
  const empty = 'squareFootage: Please enter square footage';
  const notWhole = 'squareFootage: Please enter square footage as a whole number';
  const range = 'squareFootage: Square footage must be between 500 and 50,000';

  test.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    [' 2400 ', 2400],
    ['0500', 500],
    [500, 500],
  ])('reads %j as %i', (squareFootage, area) => {
    expect(validateQuoteInput({ ...home, squareFootage }, today)).toMatchObject({
      ok: true,
      value: { squareFootage: area },
    });
  });

  test.each([
    ['', empty],
    ['   ', empty],
    [undefined, empty],
    [[2400], empty],
    ['large', notWhole],
    ['2000.5', notWhole],
    ['1e3', notWhole],
    ['-2000', notWhole],
    ['2,00', notWhole],
    ['2 000', notWhole],
    ['٢٠٠٠', notWhole],
    [Number.NaN, notWhole],
    [Number.POSITIVE_INFINITY, notWhole],
    [499, range],
    ['499', range],
    ['50001', range],
    ['9'.repeat(400), range],
  ])('refuses %j', (squareFootage, message) => {
    expect(errorsOf({ squareFootage })).toEqual([message]);
  });
});

describe('year built', () => {
  const message = 'yearBuilt: Year built must be between 1800 and 2030';

  test.each(['1800', '2030', 1800, 2030, ' 1999 '])('accepts %j', (yearBuilt) => {
    expect(validateQuoteInput({ ...home, yearBuilt }, today)).toMatchObject({
      ok: true,
      value: { yearBuilt: Number(yearBuilt) },
    });
  });

  test.each([undefined, '', '  '])('is left out when blank: %j', (yearBuilt) => {
    const checked = validateQuoteInput({ ...home, yearBuilt }, today);
    expect(checked.ok && checked.value.yearBuilt).toBeUndefined();
    expect(checked.ok).toBe(true);
  });

  test.each(['1799', '2031', 1799, 2031, '1990.5', 'old', null])('refuses %j', (yearBuilt) => {
    expect(errorsOf({ yearBuilt })).toEqual([message]);
  });
});

describe('inspection date', () => {
  test.each([undefined, '', today])('accepts %j', (inspectionDate) => {
    expect(errorsOf({ inspectionDate })).toEqual([]);
  });

  test.each([
    ['2026-11-20', 'Please choose today or a later date'],
    ['2027-02-29', 'This day does not exist'],
    ['11/30/2026', 'Please choose a date'],
    [20261130, 'Please choose a date'],
  ])('refuses %j with one message', (inspectionDate, message) => {
    expect(errorsOf({ inspectionDate })).toEqual([`inspectionDate: ${message}`]);
  });
});

describe('the other answers', () => {
  test.each([
    ['propertyType', '', 'Please select a property type'],
    ['propertyType', 'castle', 'Please select a property type'],
    ['detachedStructures', -1, 'Please choose 0 to 4 detached structures'],
    ['detachedStructures', 5, 'Please choose 0 to 4 detached structures'],
    ['detachedStructures', 1.5, 'Please choose 0 to 4 detached structures'],
    ['stories', 0, 'Please choose 1 to 4 stories'],
    ['stories', 5, 'Please choose 1 to 4 stories'],
    ['stories', 2.5, 'Please choose 1 to 4 stories'],
    ['hasPool', 'maybe', 'Please answer yes or no'],
    ['rushService', 'maybe', 'Please answer yes or no'],
    ['hasBasement', 'maybe', 'Please answer yes or no'],
    ['hasAttic', 'maybe', 'Please answer yes or no'],
  ])('refuse %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  it('default to a one-story home with an attic and no extras', () => {
    expect(validateQuoteInput(home, today)).toEqual({
      ok: true,
      value: {
        propertyType: 'residential',
        squareFootage: 2400,
        hasPool: false,
        detachedStructures: 0,
        rushService: false,
        hasBasement: false,
        stories: 1,
        hasAttic: true,
      },
    });
  });

  it('reports every issue at once and drops unknown fields', () => {
    const input = {
      squareFootage: '499',
      yearBuilt: '1799',
      stories: 9,
      inspectionDate: '2020-01-01',
    };
    const checked = validateQuoteInput(input, today);
    expect(checked.ok ? [] : checked.errors.map((error) => error.path)).toEqual([
      'propertyType',
      'squareFootage',
      'yearBuilt',
      'stories',
      'inspectionDate',
    ]);
    expect(validateQuoteInput({ ...home, totalPrice: 1 }, today)).not.toHaveProperty(
      'value.totalPrice',
    );
  });

  test.each([[null], [undefined], ['text'], [7], [[home]]])('refuses %j as a whole', (input) => {
    expect(validateQuoteInput(input, today).ok).toBe(false);
  });
});

describe('reading the form', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it('reads text, checkboxes and selects', () => {
    const form = formOf({
      propertyType: 'warranty',
      squareFootage: '2,400',
      yearBuilt: '1995',
      hasPool: 'on',
      detachedStructures: '2',
      rushService: 'on',
      hasBasement: 'on',
      stories: '3',
      inspectionDate: '2026-12-01',
    });
    expect(quoteInputFromForm(form)).toEqual({
      propertyType: 'warranty',
      squareFootage: '2,400',
      yearBuilt: '1995',
      hasPool: true,
      detachedStructures: 2,
      rushService: true,
      hasBasement: true,
      stories: 3,
      inspectionDate: '2026-12-01',
    });
  });

  it('leaves empty fields out', () => {
    const form = formOf({
      propertyType: '',
      squareFootage: ' ',
      yearBuilt: '',
      detachedStructures: '',
      stories: '',
      inspectionDate: '',
    });
    expect(quoteInputFromForm(form)).toStrictEqual({
      hasPool: false,
      rushService: false,
      hasBasement: false,
    });
  });

  it('passes a manipulated select on to the schema, which refuses it', () => {
    const form = formOf({ ...home, stories: 'many' });
    const checked = validateQuoteInput(quoteInputFromForm(form), today);
    expect(checked).toMatchObject({
      errors: [{ path: 'stories', message: 'Please choose 1 to 4 stories' }],
    });
  });
});

describe('options', () => {
  it('show $75 for each detached structure', () => {
    expect(detachedStructureOptions(defaultBusiness)).toEqual([
      { value: 0, label: 'None' },
      { value: 1, label: '1 structure (+$75 each)' },
      { value: 2, label: '2 structures (+$75 each)' },
      { value: 3, label: '3 structures (+$75 each)' },
      { value: 4, label: '4 structures (+$75 each)' },
    ]);
  });

  it('offer one to four stories', () => {
    expect(storyOptions(defaultBusiness).map(({ label }) => label)).toEqual([
      '1 story',
      '2 stories',
      '3 stories (+$50)',
      '4 stories (+$100)',
    ]);
  });
});
