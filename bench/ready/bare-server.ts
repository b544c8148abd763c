import { type FileServer, startFileServer } from '../file-server.ts';
import { buildReference } from '../references/build-reference.ts';

export interface BareServer {
  /** It has the bare element's `/embed.js`. */
  url: string;
  close(): Promise<void>;
}

/** `entry` of the references, built in this run and served as an inspector's site would. */
export async function startBareServer(entry: string): Promise<BareServer> {
  const built = await buildReference(entry);
  const server: FileServer = await startFileServer(
    new Map(
      [...built].map(([name, content]) => [`/${name}`, { type: 'text/javascript', content }]),
    ),
  );
  return { url: `http://localhost:${server.port}`, close: server.close };
}
