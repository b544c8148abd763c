import { build, type Rolldown } from 'vite';

/** Well-known libraries for the purposes of our widgets, each with the entry that mounts it. */
const entries = {
  SurveyJS: 'survey.tsx',
  'react-day-picker with React': 'day-picker.tsx',
  cally: 'cally.ts',
  'react-google-reviews with React': 'google-reviews.tsx',
  'deep-chat': 'deep-chat.ts',
} as const;

export type Peer = keyof typeof entries;

/** By file name; the entry's own file is `peer.js`. */
export type PeerFiles = ReadonlyMap<string, string | Uint8Array>;

const built = new Map<Peer, Promise<PeerFiles>>();

/** What a page with the peer loads: script and styles, built by Vite once in each run. */
export function peerFiles(peer: Peer): Promise<PeerFiles> {
  const files = built.get(peer) ?? buildPeer(entries[peer]);
  built.set(peer, files);
  return files;
}

async function buildPeer(entry: string): Promise<PeerFiles> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      // Like our widgets' build: library mode adds no preload code.
      lib: { entry: { peer: `bench/references/${entry}` }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  if (!result) throw new Error(`${entry} was not built.`);
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
