import { it } from 'vitest';
import { PASSWORD } from '#api/testing/api-test.ts';
import { serversOnOneDatabase } from '#api/testing/postgres-api.ts';
import { expectEndedLink } from './testing/expect-ended-link.ts';

it('a link that has ended is not revived by repeating the request to book', async () => {
  const { start } = await serversOnOneDatabase();
  const api = await start({ ownerPassword: PASSWORD });
  await expectEndedLink(api, { Cookie: await api.signIn(PASSWORD), Origin: api.origin });
});
