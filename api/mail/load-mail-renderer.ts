import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from '#api/http/create-log.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';

/** A message's HTML part; undefined, with an error in the log, if it cannot be rendered. */
export type RenderMail = (content: MessageContent) => Promise<string | undefined>;

/**
 * Loads the built entry of `mail/` from `dist`. Undefined, with a warning in the log, if it is
 * missing or unusable; mails are then plain text only, which still says everything.
 */
export async function loadMailRenderer(
  dist: string,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<RenderMail | undefined> {
  const entry = join(dist, 'mail/server/entry-server.js');
  if (!existsSync(entry)) {
    log.warn(`The mails are not built in ${dist}; run "npm run build" to send them as HTML too`);
    return undefined;
  }
  try {
    const { renderMail } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as {
      renderMail?: (content: MessageContent) => string;
    };
    if (typeof renderMail === 'function') {
      return async (content) => {
        try {
          return renderMail(content);
        } catch (err) {
          log.error({ err }, 'A mail is sent as plain text only');
          return undefined;
        }
      };
    }
    log.warn(`${entry} does not export "renderMail"; mails are sent as plain text only`);
  } catch (err) {
    log.warn({ err }, `${entry} cannot be loaded; mails are sent as plain text only`);
  }
  return undefined;
}
