const answers = new Map<string, Promise<Response>>();

/** Makes a call before the code is there that asks for it, and keeps the answer for that. */
export function askEarly(url: string): void {
  const answer = fetch(url);
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  answers.set(url, answer);
}

/** `fetch`, or once the answer of a call that was made early. */
export function fetchOrEarly(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? answers.get(request.url) : undefined;
  answers.delete(request.url);
  return early ?? fetch(request);
}
