import { parentPort } from 'node:worker_threads';
import type { Rendering } from './create-markdown-renderer.ts';
import { NestingError } from './nesting-error.ts';
import { renderMarkdown } from './render-markdown.ts';

parentPort?.on('message', (text: string) => parentPort?.postMessage(renderingOf(text)));
parentPort?.postMessage('ready');

/** Error classes do not survive the transfer to another thread. */
function renderingOf(text: string): Rendering {
  try {
    return { html: renderMarkdown(text) };
  } catch (error) {
    if (error instanceof NestingError) return { refused: 'nesting' };
    throw error;
  }
}
