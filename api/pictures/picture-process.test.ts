import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { box, text } from '#api/brand/box.ts';
import { PictureProcess } from './picture-process.ts';
import { createPictures } from './pictures.ts';

/** Counts what it is asked for. */
class CountingProcess extends PictureProcess {
  tasks = 0;

  override run(...task: Parameters<PictureProcess['run']>) {
    this.tasks += 1;
    return super.run(...task);
  }
}

/** Pictures in a process with changed limits. */
function picturesWith(limits: ConstructorParameters<typeof PictureProcess>[0] = {}) {
  const process = new CountingProcess(limits);
  onTestFinished(() => process.end());
  return { process, pictures: createPictures(process) };
}

const solid = (side: number, background = '#2b4fb3') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** Takes some tenths of a second to encode. */
const large = (background?: string) => solid(2000, background);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('one process decodes one picture after another, and ends when it is idle', async () => {
  const { process, pictures } = picturesWith({ idle: 1 });
  expect(process.pid).toBeUndefined();
  const bytes = await solid(40);
  const both = [pictures.size(bytes), pictures.png(bytes, 20)];
  expect(await Promise.all(both)).toMatchObject([{ width: 40 }, { width: 20, height: 20 }]);
  await vi.waitFor(() => expect(process.pid).toBeUndefined());
  expect(await pictures.size(bytes)).toEqual({ width: 40, height: 40 });
});

it.each([
  [{ time: 1 }, 'This picture takes too long to read'],
  [{ memoryMb: 1 }, 'This picture takes too much memory'],
])('beyond a limit of %j a picture is refused, and its process ends', async (limits, message) => {
  const { process, pictures } = picturesWith(limits);
  const bytes = await large();
  await expect(pictures.encode(bytes)).rejects.toThrow(message);
  expect(process.pid).toBeUndefined();
  await expect(pictures.encode(bytes)).rejects.toThrow(message);
  expect(process.tasks).toBe(1);
});

it('what could not be drawn is not drawn again at each request', async () => {
  const { process, pictures } = picturesWith({ time: 1 });
  const parts = Array.from({ length: 200 }, () => text('Peachtree', { fontFamily: 'Figtree' }));
  const order = { box: box({}, ...parts), width: 1200, height: 630, format: 'png' } as const;
  for (const _time of [1, 2]) await expect(pictures.draw(order)).rejects.toThrow('too long');
  expect(process.tasks).toBe(1);
});

it('a process that dies is one refused picture', async () => {
  const { process, pictures } = picturesWith();
  await pictures.size(await solid(40));
  const { pid = 0 } = process;
  const encoding = pictures.encode(await large());
  const next = pictures.size(await solid(30));
  globalThis.process.kill(pid, 'SIGKILL');
  await expect(encoding).rejects.toThrow('This picture cannot be read');
  expect(await next).toEqual({ width: 30, height: 30 });
  expect(process.pid).not.toBe(pid);
});

it('too many pictures that wait are refused at once', async () => {
  const { pictures } = picturesWith({ waiting: 2 });
  const bytes = await solid(40);
  const accepted = [pictures.size(bytes), pictures.size(bytes)];
  await expect(pictures.size(bytes)).rejects.toThrow('Too many pictures wait');
  expect(await Promise.all(accepted)).toHaveLength(2);
  expect(await pictures.size(bytes)).toEqual({ width: 40, height: 40 });
});

it('the process ends with the server, whatever ends that', async () => {
  const program = `
    import { PictureProcess } from ${JSON.stringify(new URL('./picture-process.ts', import.meta.url))};
    const pictures = new PictureProcess();
    await pictures.run({ do: 'measure', bytes: Buffer.from(process.argv[1], 'base64') });
    console.log(pictures.pid);
    setInterval(() => {}, 1000);
  `;
  const bytes = (await solid(4)).toString('base64');
  const args = ['--input-type=module', '--eval', program, bytes];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
});
