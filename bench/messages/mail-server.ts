import { startSmtpServer } from '#api/mail/testing/smtp-server.ts';

// A mail server in a process of its own. Sends its port, and the number of mails when it is asked.
const { port, received } = await startSmtpServer();
process.on('message', () => process.send?.(received.length));
process.once('disconnect', () => process.exit());
process.send?.(port);
