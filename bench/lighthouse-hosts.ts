import { withBrowser } from './browser.ts';
import { type FileServer, startFileServer } from './file-server.ts';
import { readArguments } from './lighthouse/command-line.ts';
import { hostRows } from './lighthouse/host-rows.ts';
import { withLighthouse } from './lighthouse/run-lighthouse.ts';
import { type Embedded, startPartnerSite } from './partner-site.ts';
import { type Peer, peerFiles } from './references/peers.ts';
import { measureEach, report } from './report.ts';
import { warnIfBusy } from './results.ts';
import { withProduct } from './server-process.ts';
import { embedCode, widgets } from './widgets.ts';

// npm run lighthouse:hosts [-- --widgets inspection-quote,inspection-chat --runs 1]
const { wanted, runs, isWhole } = readArguments(
  'widgets',
  widgets.map(({ tag }) => tag),
);
warnIfBusy();

const { rows, complete } = await withProduct((server) =>
  withBrowser((browser) =>
    measureEach(wanted, async (tag) => {
      const widget = widgets.find((one) => one.tag === tag);
      const { peers: [name] = [], reserved, scriptShare: share = 1 } = widget ?? {};
      await using library = name ? await startPeerServer(name) : undefined;
      const origin = library && `http://localhost:${library.port}`;
      await using host = await startPartnerSite({
        '/': { html: '' },
        '/ours': { html: embedCode(server.url, tag), atEnd: reserved === undefined },
        ...(library && name && { '/peer': await peerPage(library, name, reserved) }),
      });
      const page = {
        tag,
        without: `${host.url}/`,
        ours: { url: `${host.url}/ours`, origin: server.url },
        peer: origin && name ? { url: `${host.url}/peer`, origin, name, share } : undefined,
      };
      return await withLighthouse((run) => hostRows(run, browser, page, runs));
    }),
  ),
);
report(
  { title: 'Lighthouse, partners’ pages', command: 'npm run lighthouse:hosts', rows },
  { keep: isWhole && complete },
);

/** Serves a peer's files on an origin of their own, as ours are served. */
async function startPeerServer(name: Peer): Promise<FileServer> {
  const files = await peerFiles(name);
  return startFileServer((path) => {
    const content = files.get(path.slice(1));
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return content === undefined ? undefined : { type, content };
  });
}

async function peerPage(
  { port }: FileServer,
  name: Peer,
  reserved: number | undefined,
): Promise<Embedded> {
  const styles = [...(await peerFiles(name)).keys()].filter((file) => file.endsWith('.css'));
  const origin = `http://localhost:${port}`;
  return {
    html: `<script type="module" src="${origin}/peer.js"></script>
${styles.map((file) => `<link rel="stylesheet" href="${origin}/${file}">`).join('\n')}
<div id="peer" style="min-height: ${reserved ?? 0}px"></div>`,
    atEnd: reserved === undefined,
  };
}
