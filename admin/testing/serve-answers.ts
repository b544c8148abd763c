import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers the page's calls in place of the server until the test ends; without an answer, 404. */
export function serveAnswers(answers: Readonly<Record<string, Answer>>) {
  const sent: { call: string; body: unknown }[] = [];
  const served = { ...answers };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET') {
      const text = await request.clone().text();
      sent.push({ call: pathname + search, body: text ? JSON.parse(text) : undefined });
    }
    const answer = served[`${request.method} ${pathname}`];
    return answer ? answer(request) : new Response(null, { status: 404 });
  });
  return {
    /** By method and path; may be changed while the test runs. */
    answers: served,
    /** Every call that was no GET. */
    sent,
  };
}

/** A refusal of the server (RFC 9457). */
export const problem = (code: string, status: number, more: object = {}) =>
  Response.json(
    { type: `urn:inspection:problem:${code}`, status, title: 'Refused', code, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
