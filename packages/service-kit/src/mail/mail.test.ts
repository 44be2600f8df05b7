import net from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { silentLogger } from '../observability/logger';
import { councilSender } from './council-sender';
import type { Mail } from './mail';
import { createMailer, type Mailer } from './mailer';
import { afterLookup } from './smtp-servers';

const received: string[] = [];
const REFUSED = 'nobody@riverside.example';
let requestCount = 0;
let server: SMTPServer;
let port = 0;
let mailers: Mailer[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      requestCount += 1;
      done(address === REFUSED ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (data, _session, done) => {
      let text = '';
      data.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      data.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve());
    listening.on('listening', () => {
      const address = listening.address();
      port = typeof address === 'object' && address ? address.port : 0;
    });
  });
});
afterEach(() => {
  requestCount = 0;
  received.length = 0;
  for (const mailer of mailers) mailer.close();
  mailers = [];
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mailerFor = (smtpUrl: string | undefined, connectMs?: number) => {
  const limits = connectMs ? { connectMs } : {};
  const mailer = createMailer({
    ...limits,
    smtpUrl,
    from: 'Folkmoot <no-reply@folkmoot.example>',
    logger: silentLogger,
  });
  mailers.push(mailer);
  return mailer;
};
const mail = { to: 'ann@riverside.example', subject: 'Hello Zoë', text: 'Text', html: '<p>Text</p>' };
const headersOf = async (raw: string) => PostalMime.parse(raw);

test('send delivers a whole message with its parts', async () => {
  await mailerFor(`smtp://127.0.0.1:${port}`).send({
    ...mail,
    fromName: 'Riverside "Council"',
    replyTo: 'office@riverside.example',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  const parsed = await headersOf(received[0] ?? '');
  expect(parsed).toMatchObject({
    subject: 'Hello Zoë',
    from: { address: 'no-reply@folkmoot.example', name: 'Riverside "Council"' },
    to: [{ address: 'ann@riverside.example' }],
    replyTo: [{ address: 'office@riverside.example' }],
  });
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe-post' }));
});

test('send uses the second server when the first is away', async () => {
  await mailerFor(`smtp://127.0.0.1:1, smtp://127.0.0.1:${port}`).send(mail);
  expect(received).toHaveLength(1);
});

test('send asks no other server when the first refuses the recipient', async () => {
  const url = `smtp://127.0.0.1:${port}`;
  const sending = mailerFor(`${url}, ${url}`).send({ ...mail, to: REFUSED });
  await expect(sending).rejects.toMatchObject({ code: 'mail_failed', cause: { responseCode: 550 } });
  expect([requestCount, received.length]).toEqual([1, 0]);
});

test('a message is sent once more when the name of the server was not found, and not after another error', async () => {
  const failing = (code: string) => {
    const tries: string[] = [];
    const send = async (): Promise<void> => {
      tries.push(code);
      if (tries.length === 1 || code !== 'EDNS') throw Object.assign(new Error('no'), { code });
    };
    return { tries, send };
  };
  const lookup = failing('EDNS');
  await afterLookup(lookup.send);
  const refused = failing('ECONNECTION');
  await expect(afterLookup(refused.send)).rejects.toThrow('no');
  expect([lookup.tries.length, refused.tries.length]).toEqual([2, 1]);
});

test('send waits once for a first server that never greets, and then asks the second at once', async () => {
  let greeted = 0;
  const waiting: net.Socket[] = [];
  const mute = net.createServer((socket) => {
    waiting.push(socket);
    greeted += 1;
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const mutePort = typeof address === 'object' && address ? address.port : 0;
  const mailer = mailerFor(`smtp://127.0.0.1:${mutePort}, smtp://127.0.0.1:${port}`, 200);
  for (let count = 0; count < 3; count += 1) await mailer.send(mail);
  mute.close();
  for (const socket of waiting) socket.destroy();
  expect([greeted, received.length]).toEqual([1, 3]);
});

test.each([
  [{ fromName: '', replyTo: '' }, { fromName: 'Riverside  Council' }],
  [{ fromName: 'HM Revenue <tax@gov.uk>', replyTo: '' }, { fromName: 'Riverside  Council' }],
  [{ fromName: 'Parks and trees', replyTo: '' }, { fromName: 'Parks and trees' }],
  [
    { fromName: 'Parks\r\nBcc: x@y.example', replyTo: 'parks@riverside.example' },
    { fromName: 'Riverside  Council', replyTo: 'parks@riverside.example' },
  ],
])(
  'councilSender, a council with %j, is shown by name in one line; the address is not its own (E-95)',
  (emailConfig, sender) => {
    expect(councilSender({ name: 'Riverside \nCouncil', settings: { emailConfig } })).toEqual(sender);
  },
);

test.each([undefined, 'smtp://127.0.0.1:1'])('send, no server that answers (%s), is mail_failed', async (url) => {
  await expect(mailerFor(url).send(mail)).rejects.toMatchObject({ code: 'mail_failed' });
});

test.each<Partial<Mail>>([
  { subject: 'Hello\r\nBcc: all@riverside.example' },
  { to: 'ann@riverside.example, bob@riverside.example' },
  { to: 'ann@riverside.example\nBcc: x@y.example' },
  { replyTo: 'a@b.example\r\nX: y' },
  { fromName: 'Council\nX: y' },
  { headers: { 'X-A': 'b\r\nBcc: x@y.example' } },
  { headers: { 'X-A\r\nBcc': 'x@y.example' } },
])('send, a header smuggled in as %j, is refused and nothing is sent', async (part) => {
  await expect(mailerFor(`smtp://127.0.0.1:${port}`).send({ ...mail, ...part })).rejects.toMatchObject({
    code: 'mail_failed',
  });
  expect(received).toEqual([]);
});
