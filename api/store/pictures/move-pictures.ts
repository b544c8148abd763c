import type { PicturePlace } from '../resources/uploads.ts';
import type { Report } from '../transfer/verify.ts';
import { TransferError } from '../transfer-error.ts';
import { kindOf } from '../upload-name.ts';

/**
 * Copies each picture that `to` has not, and reads it back there: it must match its name, which is its digest. With
 * `removes`, all are then removed from `from`. Rejects with `TransferError` at the first that does not match. The same call
 * goes on after an interruption.
 */
export async function movePictures(options: {
  from: PicturePlace;
  to: PicturePlace;
  removes: boolean;
  report: Report;
}): Promise<void> {
  const { from, to, removes, report } = options;
  const moved: string[] = [];
  let copied = 0;
  let damaged = 0;
  for await (const name of from.names()) {
    if (!(await to.find(name))) {
      const found = await from.find(name);
      if (!found) {
        damaged += 1;
        report(`${name} is damaged and was left where it is.`);
        continue;
      }
      await to.add(await found.read(), kindOf(name));
      if (!(await to.find(name)))
        throw new TransferError(`${name} is not there as it was written.`);
      copied += 1;
    }
    moved.push(name);
  }
  report(
    `${moved.length} pictures are there with the right digest; ${copied} of them were copied now.`,
  );
  if (damaged > 0) report(`${damaged} damaged ones were left.`);
  if (!removes) return;
  for (const name of moved) await from.remove(name);
  report(`${moved.length} pictures were removed from where they were.`);
}
