import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { httpRequest } from '../../serving/http-request.ts';
import { Owner } from '../owner.ts';
import { bookingOf, freeSlots } from '../slots.ts';
import type { Attack, Scene } from './attack.ts';

const READERS = 2000;
const ADDRESSES = 200;
/** More than what the sockets of a connection hold. */
const REPORT = Buffer.from(`%PDF-1.7\n${'x'.repeat(8 * 2 ** 20)}\n1 0 obj\nendobj\n%%EOF\n`);

/** By the owner's address of the report: that of the client's link takes effect after minutes. */
export const readers: Attack = {
  measure: `${READERS} readers of ${ADDRESSES} addresses begin to download a report of 8 MB and read no further`,
  prepare: async (scene) => {
    await addReport(scene);
    return [await reportPath(scene), scene.owner.headers['Cookie'] ?? ''];
  },
  async run({ port, sent, args: [path = '', Cookie = ''] }) {
    const open: Socket[] = [];
    for (let n = 0; n < READERS; n += 1) {
      const socket = connect(port, 'localhost').pause();
      open.push(socket);
      // The server ends the oldest.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      sent(1);
      const address = `10.0.${n % ADDRESSES}.1`;
      socket.write(httpRequest(path, { headers: { Cookie, 'X-Forwarded-For': address } }));
    }
    await new Promise(() => open);
  },
  async harm(scene) {
    const path = await reportPath(scene);
    // The sessions are not the same: of one, the attacker has all that it may open.
    const { headers } = await Owner.signIn(scene.server);
    const answer = await fetch(`${scene.server.url}${path}`, { headers });
    const { byteLength } = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
    return byteLength === REPORT.length
      ? []
      : [`an honest reader gets ${answer.status} and ${byteLength} bytes`];
  },
};

async function addReport({ server, owner }: Scene): Promise<void> {
  const [slot] = await freeSlots(server.url, 1);
  if (!slot) throw new Error('There is no free slot');
  const booked = await fetch(`${server.url}/api/calendar/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bookingOf(slot, 'grace@hollowbrook.example')),
  });
  if (!booked.ok) throw new Error(`The booking was answered with ${booked.status}`);
  const answer = await owner.sendReport(await bookingId(owner), REPORT, 'report.pdf');
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}`);
}

async function bookingId(owner: Scene['owner']): Promise<string> {
  const { data } = await owner.read<{ data: { id: string }[] }>('bookings');
  return data[0]?.id ?? '';
}

async function reportPath({ owner }: Pick<Scene, 'owner'>): Promise<string> {
  const id = await bookingId(owner);
  const { reports } = await owner.read<{ reports: { id: string }[] }>(`bookings/${id}/job`);
  return `/api/bookings/${id}/report/${reports[0]?.id}.pdf`;
}
