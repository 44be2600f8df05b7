import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get, type Server } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inboxServer } from './http';
import { openInbox } from './inbox';
import { readMail } from './read-mail';
import { smtpServer } from './smtp';

const LINK = 'http://localhost:4000/auth?code=abc_-1';
const MESSAGE = [
  'From: Folkmoot <no-reply@folkmoot.example>',
  'To: Ann <ann@riverside.example>',
  'Subject: =?utf-8?Q?Your_sign-in_link_=C3=A9?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  `Open ${LINK}.`,
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  `<p><a href="${LINK}">Sign in</a><script>alert(1)</script></p>`,
  '--b--',
  '',
].join('\r\n');

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Sends raw SMTP: one line, one answer. Resolves with the last answer. */
const sendOverSmtp = async (port: number, lines: readonly string[]): Promise<string> => {
  const socket = net.connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  let last = String((await answers.next()).value);
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    last = String((await answers.next()).value);
  }
  socket.end();
  return last;
};

const PASSWORD = 'a password of at least thirty-two characters';
const TOKEN = 'a token that has at least thirty-two characters';
/** `AUTH PLAIN` as a client sends it. */
const loginAs = (user: string, password: string): string =>
  `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`;

const startSmtp = async () => {
  const inbox = await openInbox(dir);
  const smtp = smtpServer(inbox, { password: PASSWORD });
  const server = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  return { inbox, port: portOf(server), stop };
};

describe('mail catcher', () => {
  it('an acknowledged mail is in the inbox and on disk, readable by its owner only', async () => {
    const { inbox, port, stop } = await startSmtp();
    const answer = await sendOverSmtp(port, [
      'HELO test',
      loginAs('folkmoot', PASSWORD),
      'MAIL FROM:<no-reply@folkmoot.example>',
      'RCPT TO:<ann@riverside.example>',
      'DATA',
      `${MESSAGE}\r\n.`,
    ]);
    await stop();

    expect(answer).toMatch(/^250/);
    expect(inbox.list()).toMatchObject([
      { to: ['ann@riverside.example'], subject: 'Your sign-in link é', links: [LINK] },
    ]);
    expect((await openInbox(dir)).list()).toEqual(inbox.list());
    expect(readdirSync(dir).map((name) => statSync(path.join(dir, name)).mode & 0o777)).toEqual([0o600]);
  });

  it.each([
    ['without a login', []],
    ['with another password', [loginAs('folkmoot', 'guess')]],
    ['as another user', [loginAs('root', PASSWORD)]],
    ['with an empty password', [loginAs('folkmoot', '')]],
  ])('a mail is refused when it is sent %s', async (_how, login) => {
    const { inbox, port, stop } = await startSmtp();
    const answer = await sendOverSmtp(port, ['HELO test', ...login, 'MAIL FROM:<no-reply@folkmoot.example>']);
    await stop();

    expect(answer).toMatch(/^530 /);
    expect(inbox.list()).toEqual([]);
  });

  it('the oldest mails are deleted above the limit, after a restart too', async () => {
    const inbox = await openInbox(dir, 2);
    for (const second of [1, 2, 3]) {
      await inbox.add(await readMail(Buffer.from(MESSAGE), [], new Date(second * 1000)));
    }
    const times = (await openInbox(dir, 2)).list().map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([new Date(3000).toISOString(), new Date(2000).toISOString()]);
    expect(readdirSync(dir)).toHaveLength(2);
  });
});

describe('inbox pages', () => {
  let server: Server;
  let origin = '';
  beforeEach(async () => {
    const inbox = await openInbox(dir);
    await inbox.add(await readMail(Buffer.from(MESSAGE), ['hidden@riverside.example'], new Date(1000)));
    server = inboxServer(inbox, { token: TOKEN }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${portOf(server)}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const read = (url: string, authorization = `Bearer ${TOKEN}`): Promise<Response> =>
    fetch(`${origin}${url}`, { headers: { authorization } });
  const text = async (url: string): Promise<string> => (await read(url)).text();

  it.each(['', 'Bearer', 'Bearer guess', `Basic ${TOKEN}`])(
    'no page is shown when %j is sent as the token',
    async (sent) => {
      for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/1-nothing']) {
        const answer = await read(url, sent);
        expect([answer.status, await answer.text()]).toEqual([403, 'not for everybody']);
      }
      expect((await read('/readyz', sent)).status).toBe(200);
    },
  );

  it('an inbox without a token answers to names of this machine only', async () => {
    const open = inboxServer(await openInbox(dir), {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => open.once('listening', resolve));
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const options = { port: portOf(open), host: '127.0.0.1', path: '/dev/inbox.json', headers: { host } };
        get(options, (answer) => resolve(answer.resume().statusCode)).once('error', reject);
      });
    const statuses = await Promise.all(['localhost:8025', '127.0.0.1', 'rebound.example:8025'].map(statusFor));
    await new Promise((resolve) => open.close(resolve));

    expect(statuses).toEqual([200, 200, 403]);
  });

  it('the JSON contains recipients with Bcc, links and time', async () => {
    const { items } = JSON.parse(await text('/dev/inbox.json'));
    expect(items).toMatchObject([
      {
        to: 'ann@riverside.example, hidden@riverside.example',
        links: [LINK],
        receivedAt: new Date(1000).toISOString(),
      },
    ]);
  });

  it('a search finds the matching mails', async () => {
    expect(await text('/dev/inbox?q=SIGN-IN')).toContain('Your sign-in link');
    expect(await text('/dev/inbox?q=nowhere')).toContain('No mail contains “nowhere”.');
  });

  it('a search is escaped when it contains markup', async () => {
    expect(await text('/dev/inbox?q=%3Cscript%3E')).not.toContain('<script>');
  });

  it('the HTML of a mail may run no script in its frame', async () => {
    const [, id] = /\/dev\/inbox\/([\w-]+)"/.exec(await text('/dev/inbox')) ?? [];
    const body = await read(`/dev/inbox/${id}/body`);
    const policy = body.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
    // The gateway forbids frames with an older header, which this header overrides.
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await text(`/dev/inbox/${id}`)).toContain('sandbox="allow-popups');
  });

  it('an open mail is shown next to the list with sender, views and links, and the search is kept', async () => {
    const [, id] = /\/dev\/inbox\/([\w-]+)"/.exec(await text('/dev/inbox')) ?? [];
    const page = await text(`/dev/inbox/${id}?q=sign-in`);
    expect(page).toContain('Folkmoot &lt;no-reply@folkmoot.example&gt;');
    expect(page).toContain('aria-current="true"');
    expect(page).toContain(`href="/dev/inbox/${id}?q=sign-in&amp;view=phone"`);
    expect(await text(`/dev/inbox/${id}?view=text`)).toContain(`<a href="${LINK}" target="_top">${LINK}</a>`);
    expect(await text(`/dev/inbox/${id}?view=links`)).toContain(`<li><a href="${LINK}">`);
    expect(await text(`/dev/inbox/${id}?view=%22%3E%3Cscript%3E`)).not.toContain('<script>');
  });

  it('an unknown mail is answered 404', async () => {
    expect((await read('/dev/inbox/1-nothing')).status).toBe(404);
  });
});
