import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AttributeType,
  address,
  date,
  flag,
  oneOf,
  readAttribute,
  text,
} from './attributes.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const theme = oneOf(['auto', 'dark'], 'auto');
const read = <T>(type: AttributeType<T>, value: string | null) =>
  readAttribute('inspection-quote', 'some-name', type, value);

describe('an attribute that is understood', () => {
  test.each<[string, AttributeType<unknown>, string | null, unknown]>([
    ['text', text(), 'jane-doe', 'jane-doe'],
    ['text that is not there', text(), null, undefined],
    ['empty text', text(), '', undefined],
    ['a flag that is not there', flag(), null, false],
    ['a bare flag', flag(), '', true],
    ['a flag that repeats its name', flag(), 'some-name', true],
    ['a flag that says true', flag(), 'true', true],
    ['a flag that says false', flag(), 'false', false],
    ['a choice', theme, 'dark', 'dark'],
    ['a choice that is not there', theme, null, 'auto'],
    ['an emptied choice', theme, '', 'auto'],
    ['an address', address(), 'https://example.com', 'https://example.com'],
    ['an address with a slash', address(), 'http://localhost:3000/', 'http://localhost:3000'],
    ['an address with a path', address(), 'https://example.com/a/', 'https://example.com/a'],
    ['an address in capitals', address(), 'HTTPS://example.com', 'HTTPS://example.com'],
    ['an emptied address', address(), '', undefined],
    ['a date', date(), '2028-02-29', '2028-02-29'],
    ['a date that is not there', date(), null, undefined],
    ['an emptied date', date(), '', undefined],
  ])('%s', (_what, type, value, expected) => {
    expect(read(type, value)).toBe(expected);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('an attribute that is not understood gives its default and one warning', () => {
  test.each<[string, AttributeType<unknown>, string, unknown]>([
    ['a choice in capitals', theme, 'DARK', 'auto'],
    ['another choice', theme, 'purple', 'auto'],
    ['an address without its scheme', address(), 'example.com', undefined],
    ['a relative address', address(), '/api', undefined],
    ['another scheme', address(), 'javascript:alert(1)', undefined],
    ['no host', address(), 'https://', undefined],
    ['a day that does not exist', date(), '2026-02-30', undefined],
    ['a date in another notation', date(), '12/1/2026', undefined],
    ['a date without leading zeros', date(), '2026-12-1', undefined],
    ['an instant', date(), '2026-12-01T17:00:00Z', undefined],
  ])('%s', (_what, type, value, expected) => {
    expect(read(type, value)).toBe(expected);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^<inspection-quote> expects some-name to be .+, not ".+"/),
    );
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(`"${value}"`);
  });
});
