import { expect, onTestFinished } from 'vitest';
import type { Problem } from '#domain/problem/problem.ts';
import { undocumented } from './documented-answers.ts';
import { startApi, type TestApiOptions } from './start-api.ts';

/** Wednesday, 9:00 in Texas. With the default notice, the first open start is Thursday 11:30. */
export const NOW = new Date('2026-11-25T15:00:00Z');
export const PASSWORD = 'limestone and live oak';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON, with the properties of all answers. */
  json: AnswerBody;
}

interface AnswerBody extends Problem {
  id: string;
  data: Record<string, unknown>[];
  total: number;
  nextCursor: string | null;
}

interface Sending {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** A server with its clock at `NOW`, closed after the test. */
export async function apiForTest(options: TestApiOptions = {}) {
  const api = await runningApi(options);
  onTestFinished(() => api.close());
  return api;
}

/** The same; the caller closes it. */
export async function runningApi(options: TestApiOptions = {}) {
  const api = await startApi({ clock: () => NOW, ...options });
  const origin = options.publicUrl ?? api.url;

  /** `POST /api/contact` names the call; an object body is sent as JSON. */
  async function send(call: string, { body, headers = {} }: Sending = {}): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const given = Object.entries(headers).filter(([, value]) => value !== undefined);
    const response = await fetch(api.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(Object.fromEntries(given) as Record<string, string>),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers: answered } = response;
    expect(undocumented(call, { status, headers: answered, text }), call).toEqual([]);
    const isJson = text !== '' && /json/.test(response.headers.get('Content-Type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: (isJson ? JSON.parse(text) : {}) as AnswerBody,
    };
  }

  /** Signs in with `ownerPassword` and returns the cookie to send. */
  async function signIn(password = options.ownerPassword ?? PASSWORD): Promise<string> {
    const answer = await send('POST /api/session', {
      body: { password },
      headers: { Origin: origin },
    });
    return cookieOf(answer);
  }

  return { ...api, origin, send, signIn };
}

export type ApiForTest = Awaited<ReturnType<typeof apiForTest>>;

/** `name=value` of the cookie in the answer. */
export const cookieOf = (answer: Answer) =>
  (answer.headers.get('Set-Cookie') ?? '').replace(/;.*/, '');

/** The messages of a problem by path. */
export const fieldErrors = (answer: Answer): Record<string, string> =>
  Object.fromEntries((answer.json.errors ?? []).map(({ path, message }) => [path, message]));
