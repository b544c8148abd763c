import { expect, it } from 'vitest';
import { assistant } from '#api/mcp/testing/assistant.ts';
import { NOW } from '#api/testing/api-test.ts';
import { secondBusinessOwner } from '#api/testing/second-business-owner.ts';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { dayOfQuotes, quotesByHand } from '#domain/quote/testing/quotes-by-hand.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

it('programs and assistants get the other business’s prices, as computed by hand', async () => {
  expect(businessToday(NOW, secondBusiness.timeZone)).toBe(dayOfQuotes);
  const { send, url } = await secondBusinessOwner();
  const { call: callTool } = await assistant(`${url}/api/mcp?public`);
  for (const [name, { home, sum, total, duration }] of Object.entries(quotesByHand)) {
    const body = { ...plainHome, ...home };
    const byHand = { totalPrice: total, estimatedDuration: duration };
    const { json } = await send('POST /api/quote', { body });
    expect.soft(json, `${name}: ${sum}`).toMatchObject(byHand);
    const { answer } = await callTool('get_price', body);
    expect.soft(answer, `${name} by MCP: ${sum}`).toMatchObject(byHand);
  }
});
