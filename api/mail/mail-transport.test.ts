import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailTransport, type OutgoingMail } from './mail-transport.ts';
import type { MailOptions } from './mail-variables.ts';
import { SendFailure } from './send-failure.ts';
import { smtpError, smtpServerForTest } from './testing/smtp-server-for-test.ts';

const outgoing: OutgoingMail = {
  to: 'maria@example.com',
  subject: 'Your inspection is booked: Dec 1, 2026, 8:00 AM',
  text: 'Hello Zoë,\n\nYour inspection is booked.\n.\nA line with a dot above.\n',
  id: 'booking_confirmed-b1-0',
  sender: { name: 'Peach State', address: 'office@peach.example' },
  unsubscribe: false,
};

const send = (options: MailOptions, mail: Partial<OutgoingMail> = {}, sendMs = 5_000) =>
  createMailTransport(options, { sendMs }).send(
    { ...outgoing, ...mail },
    new AbortController().signal,
  );

const failureOf = async (sending: Promise<unknown>): Promise<SendFailure> => {
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof SendFailure)) throw failure;
  return failure;
};

/** A server that answers with `answer` to each connection's data. */
async function rawServer(answer: (socket: Socket) => void): Promise<MailOptions> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    server: { host: '127.0.0.1', port, secure: false },
    from: { name: '', address: 'hello@bluebonnet.example' },
  };
}

describe('a mail', () => {
  it('carries a calendar file, which mail programs show as an invitation', async () => {
    const smtp = await smtpServerForTest();
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await send(smtp.mail, { calendar: { method: 'REQUEST', content } });
    const [{ raw, parsed } = { raw: '' }] = smtp.received;
    expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
    const files = parsed?.attachments.map(({ filename, content: file }) => [
      filename,
      file.toString(),
    ]);
    expect(files).toContainEqual(['appointment.ics', content]);
    expect(parsed?.text?.trimEnd()).toBe(outgoing.text.trimEnd());
  });

  it('carries documents as PDF, whose bytes may come from another thread', async () => {
    const smtp = await smtpServerForTest();
    const content = Buffer.from('%PDF-1.7 ñ\u0000\u0001');
    const cloned = structuredClone(new Uint8Array(content));
    await send(smtp.mail, { attachments: [{ filename: 'receipt.pdf', content: cloned }] });
    const [attached] = smtp.received[0]?.parsed?.attachments ?? [];
    expect(attached).toMatchObject({ filename: 'receipt.pdf', contentType: 'application/pdf' });
    expect(attached?.content).toEqual(content);
  });

  it('has its HTML beside its text, for programs that show it', async () => {
    const smtp = await smtpServerForTest();
    await send(smtp.mail, { html: '<!DOCTYPE html><p>Hello Zoë</p>' });
    const [{ raw, parsed } = { raw: '' }] = smtp.received;
    expect(raw).toMatch(/content-type: multipart\/alternative/i);
    expect(parsed?.html).toBe('<!DOCTYPE html><p>Hello Zoë</p>');
    expect(parsed?.text?.trimEnd()).toBe(outgoing.text.trimEnd());
  });

  it('arrives as it was written, with its headers', async () => {
    const smtp = await smtpServerForTest();
    expect(await send({ ...smtp.mail, replyTo: 'reply@bluebonnet.example' })).toMatch(/^250 /);
    const [{ from, to, raw, parsed } = { raw: '' }] = smtp.received;
    expect([from, to]).toEqual(['hello@bluebonnet.example', ['maria@example.com']]);
    expect(parsed?.from?.text).toBe('"Bluebonnet Home Inspections" <hello@bluebonnet.example>');
    expect(parsed?.replyTo?.text).toBe('reply@bluebonnet.example');
    expect(parsed?.subject).toBe(outgoing.subject);
    expect(parsed?.text).toBe(outgoing.text);
    expect(parsed?.messageId).toBe('<booking_confirmed-b1-0@bluebonnet.example>');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).not.toContain('List-Unsubscribe');
  });

  it('comes from the business, unless the settings name another sender', async () => {
    const smtp = await smtpServerForTest();
    await send({ ...smtp.mail, from: undefined }, { unsubscribe: true });
    const [{ from, raw, parsed } = { raw: '' }] = smtp.received;
    expect(from).toBe('office@peach.example');
    expect(parsed?.from?.text).toBe('"Peach State" <office@peach.example>');
    expect(parsed?.messageId).toBe('<booking_confirmed-b1-0@peach.example>');
    expect(raw).toContain('<mailto:office@peach.example?');
  });

  it('of an unwelcome kind says how to get no more', async () => {
    const smtp = await smtpServerForTest();
    await send(smtp.mail, { unsubscribe: true });
    expect(smtp.received[0]?.raw).toMatch(
      /^List-Unsubscribe:\s+<mailto:hello@bluebonnet\.example\?subject=No%20more%20messages>\r$/m,
    );
  });

  it('is signed with the key of DKIM', async () => {
    const smtp = await smtpServerForTest();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await send({ ...smtp.mail, dkim: { selector: 's1', key } });
    const signature = smtp.received[0]?.raw.replaceAll(/\r\n\s+/g, ' ');
    expect(signature).toMatch(/^DKIM-Signature: .*d=bluebonnet\.example; .*s=s1;/m);
  });

  it.each([
    'maria@example.com\r\nBcc: victim@example.com',
    'maria@example.com, victim@example.com',
    'maria@example.com> NOTIFY=SUCCESS',
    '"x"@example.com>\r\nRCPT TO:<victim@example.com',
  ])('to %j reaches nobody else', async (to) => {
    const smtp = await smtpServerForTest();
    await send(smtp.mail, { to }).catch((error: unknown) =>
      expect(error).toBeInstanceOf(SendFailure),
    );
    for (const { to: reached, raw } of smtp.received) {
      expect(reached).not.toContain('victim@example.com');
      expect(raw).not.toMatch(/^Bcc:/im);
    }
  });

  it('is answered to whom it is about, before the address of the settings', async () => {
    const smtp = await smtpServerForTest();
    const replyTo = 'maria@client.example';
    await send({ ...smtp.mail, replyTo: 'reply@bluebonnet.example' }, { replyTo });
    expect(smtp.received[0]?.parsed.replyTo?.text).toBe(replyTo);
  });

  it.each([
    'maria@client.example\r\nX-Injected: yes',
    'maria@client.example, victim@example.com',
    'Maria <maria@client.example>',
  ])('is not answered to %j', async (replyTo) => {
    const smtp = await smtpServerForTest();
    await send(smtp.mail, { replyTo });
    expect(smtp.received[0]?.raw).not.toMatch(/^(Reply-To|X-Injected):/im);
  });

  it('whose subject has a line break has no further header', async () => {
    const smtp = await smtpServerForTest();
    await send(smtp.mail, { subject: 'Booked\r\nX-Injected: yes' });
    expect(smtp.received[0]?.parsed.headers.has('x-injected')).toBe(false);
  });
});

describe('a server that', () => {
  it.each([
    [451, 'Try again later', false],
    [452, 'Mailbox full', false],
    [550, 'No such user here', true],
    [554, 'Looks like spam', true],
  ])('answers the content with %i %s is understood', async (code, words, refused) => {
    const accept = () => {
      throw smtpError(code, words);
    };
    const smtp = await smtpServerForTest({ accept });
    const failure = await failureOf(send(smtp.mail));
    expect(failure).toMatchObject({ refused, concernsAll: false, answer: `${code} ${words}` });
  });

  it('refuses the recipient is quoted, and the error for the log is not', async () => {
    const smtp = await smtpServerForTest({
      server: {
        onRcptTo: ({ address }, _session, done) => done(smtpError(550, `No ${address}\u0007here`)),
      },
    });
    const failure = await failureOf(send(smtp.mail));
    expect(failure.answer).toBe('550 No maria@example.com here');
    expect(failure.refused).toBe(true);
    expect(failure.message).not.toContain('maria');
  });

  it('refuses the password concerns all mails and refuses none for good', async () => {
    const smtp = await smtpServerForTest({
      server: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(smtpError(535, 'Bad credentials')),
      },
    });
    const server = { ...smtp.mail.server, user: 'owner', password: 'secret' };
    const failure = await failureOf(send({ ...smtp.mail, server }));
    expect(failure).toMatchObject({ refused: false, concernsAll: true });
    expect(failure.answer).toMatch(
      /^The mail server did not accept the user name and password.*535/,
    );
    expect(failure.answer).not.toContain('secret');
  });

  it('cuts the connection in the content concerns all mails', async () => {
    const smtp = await smtpServerForTest({ accept: () => smtp.cutConnections() });
    const failure = await failureOf(send(smtp.mail));
    expect(failure).toMatchObject({ refused: false, concernsAll: true });
  });

  it('is not there concerns all mails', async () => {
    const options = await rawServer(() => undefined);
    const server = { ...options.server, port: 1 };
    const failure = await failureOf(send({ ...options, server }));
    expect(failure).toMatchObject({ refused: false, concernsAll: true });
    expect(failure.answer).toContain('could not be reached');
  });

  it('answers too slowly ends with the time limit, and holds up only its own mail', async () => {
    const options = await rawServer((socket) => {
      const drip = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const failure = await failureOf(send(options, {}, 300));
    expect(failure).toMatchObject({
      refused: false,
      concernsAll: false,
      answer: 'The mail server took too long to accept it.',
    });
  });

  it('offers no TLS gets nothing unless it is on this machine', async () => {
    const said: string[] = [];
    const options = await rawServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        said.push(data.toString());
        socket.write(/^STARTTLS/.test(data.toString()) ? '502 No TLS\r\n' : '250 OK\r\n');
      });
    });
    // A name of this machine that the rule does not recognize.
    const server = { ...options.server, host: '::ffff:127.0.0.1' };
    const failure = await failureOf(send({ ...options, server }));
    expect(failure).toMatchObject({ refused: false, concernsAll: true });
    expect(failure.answer).toContain('TLS');
    expect(said.join('')).not.toMatch(/MAIL FROM|maria/);
  });
});
