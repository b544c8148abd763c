import { spawnSync } from 'node:child_process';
import { ReleaseRefusal } from './release/changelog.ts';
import { prepareRelease, tagRelease } from './release/prepare-release.ts';
import { unpinnedImages } from './release/unpinned-images.ts';

// npm run release [-- --dry-run]: rehearses the archive of the changelog's newest version, then tags it
const isDryRun = process.argv.includes('--dry-run');

try {
  const release = prepareRelease('.');
  console.log(`${release.version}\n\n${release.notes}\n`);
  const images = unpinnedImages('.').join(', ');
  if (images) console.warn(`By tag, not by digest: ${images}. docs/releasing.md, "The image".\n`);
  if (isDryRun) {
    console.log(
      `Nothing was made. Without --dry-run: an archive, its rehearsal, the tag v${release.version}.`,
    );
  } else {
    rehearse();
    // The build and the rehearsal may have taken minutes.
    tagRelease('.', prepareRelease('.'));
    console.log(`v${release.version} is tagged here. Next: git push origin v${release.version}`);
  }
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Makes the files in `dist/release`. A tag means that they have passed. */
function rehearse(): void {
  const { status } = spawnSync('npm', ['run', 'rehearse'], { stdio: 'inherit' });
  if (status !== 0) throw new ReleaseRefusal('The rehearsal failed. Nothing is tagged.');
}
