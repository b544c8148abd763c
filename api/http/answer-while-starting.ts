import type { RequestListener } from 'node:http';
import { ApiProblem } from './api-problem.ts';

const RETRY_SECONDS = '5';

/** Answers while the server waits for its database: alive, but not ready, for `reason`. */
export const answerWhileStarting =
  (reason: string): RequestListener =>
  (request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    // Otherwise the bytes of a body would be taken for the next request.
    request.resume();
    response.setHeader('Cache-Control', 'no-store');
    if (path === '/healthz') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ status: 'ok' }));
      return;
    }
    response.statusCode = 503;
    response.setHeader('Retry-After', RETRY_SECONDS);
    if (path === '/readyz' || path.startsWith('/api/')) {
      const problem = new ApiProblem('not_ready', { detail: reason, checks: { store: 'fail' } });
      response.setHeader('Content-Type', 'application/problem+json');
      response.end(JSON.stringify(problem.toBody()));
    } else {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('The site is starting. Please try again in a minute.\n');
    }
  };
