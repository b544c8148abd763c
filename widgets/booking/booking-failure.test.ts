import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { NoAnswerError } from '#client/no-answer-error.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { failureOf, isUnanswered } from './booking-failure.ts';

const problem = (code: string, more: object = {}) =>
  new ApiError(
    new Response(null, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    JSON.stringify({ code, title: 'Refused', ...more }),
  );
const proxyError = new ApiError(new Response(null, { status: 502 }), '<h1>Bad gateway</h1>');

const generic = 'There was an error booking your appointment. Please try again.';

describe('the messages after a booking has failed', () => {
  test.each([
    ['internal', problem('internal'), generic, /^Failed to book appointment\. Please try again/],
    ['a proxy’s page', proxyError, generic, /^Failed to book appointment\. Please try again/],
    [
      'no answer',
      new NoAnswerError(),
      generic,
      /We could not be reached\. What you entered is kept/,
    ],
    [
      'rate_limited',
      problem('rate_limited', { detail: 'Please try again in 2 minutes.' }),
      'Please try again in 2 minutes.',
      /^Refused\. Please try again in 2 minutes\.$/,
    ],
    ['looks_automated', problem('looks_automated'), 'Refused', /Please call \(972\) 555-0148/],
    [
      'slot_unavailable',
      problem('slot_unavailable', { slots: [{ time: '15:00' }] }),
      '8:00 AM is no longer open for booking. Please choose another time.',
      undefined,
    ],
  ])('follow from: %s', (_code, error, toast, failure) => {
    vi.stubGlobal('navigator', { onLine: true });
    const state = failureOf(error, '08:00', false, defaultBusiness);
    expect(state.toast).toMatchObject({ title: 'Booking Failed', description: toast });
    if (failure) expect(state.failure).toMatch(failure);
    else expect(state.unavailableSlot).toMatchObject({ remaining: ['15:00'], maybeOwn: false });
    vi.unstubAllGlobals();
  });

  test.each([
    ['no body', ''],
    ['a text', '"Refused"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a code that is a number', '{"code":409}'],
    ['another format', '{"error":{"message":"boom"}}'],
    ['a taken slot without the free ones', '{"code":"slot_taken"}'],
    ['free slots that are none', '{"code":"slot_taken","slots":[null,{"time":"noon"}]}'],
    ['a changed price without totals', '{"code":"price_changed","price":{"shown":375}}'],
    ['errors that are none', '{"code":"validation_failed","errors":"all"}'],
    ['an error without a message', '{"code":"validation_failed","errors":[{"path":"phone"}]}'],
    ['a limit without a reason', '{"code":"rate_limited","title":" "}'],
    ['a limit whose reason is no text', '{"code":"booking_limit_reached","title":{}}'],
    ['a suspicion without a reason', '{"code":"looks_automated"}'],
  ])('are the specified ones when the server gives no reason: %s', (_what, body) => {
    const headers = { 'content-type': 'application/problem+json' };
    const error = new ApiError(new Response(null, { status: 409, headers }), body);
    expect(failureOf(error, '08:00', false, defaultBusiness)).toMatchObject({
      toast: { title: 'Booking Failed', description: generic, kind: 'destructive' },
      failure: expect.stringMatching(/^Failed to book appointment\./),
    });
  });

  test('say that the address is too far from another appointment, and never that it is an own booking', () => {
    const refused = problem('slot_taken', { reason: 'drive_time', slots: [{ time: '15:00' }] });
    const { unavailableSlot, toast } = failureOf(refused, '08:00', true, defaultBusiness);
    expect(unavailableSlot).toMatchObject({ remaining: ['15:00'], maybeOwn: false });
    expect(toast?.description).toBe(
      'We cannot be at this address at 8:00 AM: the drive to or from another appointment is too long. Please choose another time.',
    );
  });

  test('ask a client with too many appointments to call, without an alarm', () => {
    const refused = problem('booking_limit_reached', { detail: 'By telephone: (972) 555-0148.' });
    expect(failureOf(refused, '08:00', false, defaultBusiness)).toEqual({
      failure: 'Refused. By telephone: (972) 555-0148. What you entered is kept.',
      toast: { title: 'Refused', description: 'By telephone: (972) 555-0148.' },
    });
  });

  test('stand at the address where the home is outside the service area', () => {
    const detail = 'El Paso is about 570 miles from us.';
    expect(
      failureOf(problem('outside_service_area', { detail }), '08:00', false, defaultBusiness),
    ).toMatchObject({
      errors: { address: detail },
      toast: { title: 'Booking Failed', description: detail },
    });
  });

  test('say that the visitor is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureOf(new NoAnswerError(), '08:00', false, defaultBusiness).failure).toMatch(
      /You seem to be offline/,
    );
    vi.unstubAllGlobals();
  });

  test('stand at the fields that have a control, else beside the button', () => {
    const errors = [
      { path: 'phone', message: 'Please enter a valid phone number' },
      { path: 'date', message: 'This day does not exist' },
    ];
    expect(
      failureOf(problem('validation_failed', { errors }), '08:00', false, defaultBusiness),
    ).toMatchObject({
      errors: { phone: 'Please enter a valid phone number' },
      failure: 'This day does not exist.',
      toast: { description: 'Some fields need attention.' },
    });
  });
});

test('a booking may be stored when there is no answer, or only a proxy’s', () => {
  expect(isUnanswered(new NoAnswerError())).toBe(true);
  expect(isUnanswered(proxyError)).toBe(true);
  expect(isUnanswered(problem('slot_taken'))).toBe(false);
});
