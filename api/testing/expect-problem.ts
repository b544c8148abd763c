import { expect } from 'vitest';
import type { Answer } from './api-test.ts';
import { clientsNames } from './populated-api.ts';

/** Expects problem details without internals of the program; `what` names the attempt. */
export function expectProblem(answer: Answer, what: string): void {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(answer.status, what).toBeLessThan(500);
  expect(answer.headers.get('Content-Type'), what).toMatch(/^application\/problem\+json/);
  const { type, title, status, code } = answer.json;
  expect(type, what).toMatch(/^urn:inspection:problem:[a-z_]+$/);
  expect(type.endsWith(`:${code}`), what).toBe(true);
  expect(title, what).toMatch(/\w/);
  expect(status, what).toBe(answer.status);
  expect(answer.text, what).not.toMatch(/\.ts\b|node:|at \w+ \(|\/data\//);
}

/** Expects no server error; a refusal must be a problem. */
export function expectAnswer(answer: Answer, what: string): void {
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status >= 400) expectProblem(answer, what);
}

export function expectNothingOfClients(answer: Answer, what: string): void {
  for (const name of clientsNames) expect(answer.text, what).not.toContain(name);
}
