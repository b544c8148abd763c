import { type FileServer, startFileServer } from './file-server.ts';

/** Tags that load script. Blocks of data stay: they are part of the page's weight. */
const scripts = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g;

/** Serves the pages and files of the server at `origin` without the tags that load scripts. */
export const startScriptFreeServer = (origin: string): Promise<FileServer> =>
  startFileServer(async (path) => {
    const answer = await fetch(origin + path);
    if (!answer.ok) return undefined;
    const type = answer.headers.get('content-type') ?? '';
    if (!/^text\/|json|svg/.test(type)) {
      return { type, content: new Uint8Array(await answer.arrayBuffer()) };
    }
    const text = await answer.text();
    const content = text.replace(scripts, '');
    if (type.startsWith('text/html') && content === text) throw new Error(`${path} has no script.`);
    return { type, content };
  });
