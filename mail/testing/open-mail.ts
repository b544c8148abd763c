import { onTestFinished } from 'vitest';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { renderMail } from '../entry-server.tsx';

/** The mail in a frame of `width` px until the test ends. Scripts in it would run. */
export async function openMail(content: MessageContent, width = 600): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.style.width = `${width}px`;
  frame.style.border = '0';
  frame.srcdoc = renderMail(content);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}
