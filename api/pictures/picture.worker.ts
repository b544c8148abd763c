import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';

// A process of its own (`picture-process.ts`), ended with the server, whatever ends that.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// Visitors come first, in time and in memory: when it runs out, Linux ends this process and not the server.
setPriority(5);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

sharp.cache(false);
sharp.concurrency(1);

async function done(task: PictureTask): Promise<PictureOutcome> {
  if (task.do !== 'draw') return { picture: await decodePicture(task) };
  const { drawPicture } = await import('./draw-picture.ts');
  const { width, height } = task.order;
  return { picture: { kind: 'png', width, height, bytes: await drawPicture(task.order) } };
}

process.on('message', async (task: PictureTask) => {
  const outcome = await done(task).catch((error: unknown): PictureOutcome => {
    if (error instanceof PictureRefusal) return { refusal: error.message };
    throw error;
  });
  process.send?.(outcome);
});
process.send?.('ready');
