import type { AddressInfo, Socket } from 'node:net';
import startImap from 'hoodiecrow-imap';

const USER = 'bounces@council.example';
const PASSWORD = 'a password with spaces';
const LOOPBACK = '127.0.0.1';
const PLUGINS = ['ID', 'IDLE', 'NAMESPACE', 'UIDPLUS', 'ENABLE', 'CONDSTORE', 'MOVE'];

/** An IMAP server on this machine, with an inbox and a folder `Done`. */
export const startBounceMailbox = async () => {
  const imap = startImap({
    plugins: PLUGINS,
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: { Done: {} } } },
  });
  const sockets = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => imap.listen(0, LOOPBACK, resolve));
  const { port } = imap.server.address() as AddressInfo;
  const urlWith = (password: string): string =>
    `imap://${encodeURIComponent(USER)}:${encodeURIComponent(password)}@${LOOPBACK}:${port}/INBOX?move=Done`;
  return {
    url: urlWith(PASSWORD),
    wrongUrl: urlWith('wrong'),
    user: USER,
    password: PASSWORD,
    port,
    put: (raw: string): void => imap.appendMessage('INBOX', [], false, raw.replace(/\r?\n/g, '\r\n')),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        imap.close(() => resolve());
      }),
  };
};

export interface Bounced {
  readonly ref: string;
  readonly to: string;
}

const originalOf = ({ ref, to }: Bounced): string =>
  [
    'From: Riverside <no-reply@folkmoot.example>',
    `To: <${to}>`,
    'Subject: Your view',
    `Message-ID: <${ref}@folkmoot.example>`,
    `X-Folkmoot-Delivery: ${ref}`,
  ].join('\n');

const reportMail = (type: string, parts: readonly string[]): string => {
  const boundary = 'boundary-of-the-report';
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${USER}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\n${part}\n`),
    `--${boundary}--`,
    '',
  ].join('\n');
};

/** A delivery status of RFC 3464, with the headers of the message. */
export const deliveryStatus = (bounced: Bounced, status = '5.1.1', action = 'failed'): string =>
  reportMail('delivery-status', [
    'Content-Type: text/plain\n\nThis is the mail system.',
    [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${bounced.to}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; 550 ${status} said the server`,
    ].join('\n'),
    `Content-Type: text/rfc822-headers\n\n${originalOf(bounced)}`,
  ]);

/** A feedback report of RFC 5965, with the message. */
export const feedbackReport = (bounced: Bounced, type = 'abuse'): string =>
  reportMail('feedback-report', [
    'Content-Type: text/plain\n\nThis is an email abuse report.',
    `Content-Type: message/feedback-report\n\nFeedback-Type: ${type}\nUser-Agent: Some/1.0\nVersion: 1`,
    `Content-Type: message/rfc822\n\n${originalOf(bounced)}\n\nHello`,
  ]);
