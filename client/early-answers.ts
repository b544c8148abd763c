const answers = new Map<string, Promise<Response>>();

/** Starts a call before the code that needs it is loaded, and keeps its answer. */
export function askEarly(url: string): void {
  const answer = fetch(url);
  // The code that takes the answer handles a failure.
  answer.catch(() => undefined);
  answers.set(url, answer);
}

/** Like `fetch`, but uses the answer of an early call once. */
export function fetchOrEarly(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? answers.get(request.url) : undefined;
  answers.delete(request.url);
  return early ?? fetch(request);
}
