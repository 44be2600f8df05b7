import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { silentLogger } from '../observability/logger';
import { mailTemplate } from './mail-template';
import { createMailer, type Mailer, mayHaveArrived } from './mailer';

const FROM = 'Folkmoot <no-reply@folkmoot.example>';
const SURVEY = 'https://a.invalid/survey';
const LEAVE = 'https://b.invalid/leave';
const long = `https://riverside.example/s?invitation=${'Ab.-_9'.repeat(30)}`;
const content = {
  subject: `Ihre Meinung — Zoë fragt, ${'was Sie über die Parks denken, '.repeat(4)}`,
  fromName: 'Riverside "Council" – Büro',
  replyTo: 'office@riverside.example',
  text: `Grüße, 東京 ${'word '.repeat(40)}\n.a dot at the beginning\ntrailing space \n${SURVEY}\n\n${LEAVE} = ${SURVEY}.`,
  html: `<p>${'long line '.repeat(120)}<a href="${SURVEY}">${SURVEY}</a></p>\n<a href="${LEAVE}">off</a>`,
};
const fill = (text: string): string => text.replaceAll(SURVEY, long).replaceAll(LEAVE, 'https://b.example/off?x=1');
const headers = { 'List-Unsubscribe': '<https://b.example/off?x=1>' };
const filled = { to: 'amy@residents.example', id: 'delivery-1', headers, texts: [long, 'https://b.example/off?x=1'] };

/** A minimal mail server that collects received messages. `after` decides how it answers each message. */
const startServer = async (after: (socket: Socket) => void) => {
  const emitter = new EventEmitter();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let isData = false;
    const taken = (): void => {
      if (isData) {
        emitter.emit('message', text);
        after(socket);
      } else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      isData = !isData && text.startsWith('DATA');
      text = '';
    };
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) taken();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    emitter,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});
const serverThat = async (after: (socket: Socket) => void) => {
  const server = await startServer(after);
  ending.push(server.stop);
  return server;
};
const mailerAt = (smtpUrl: string): Mailer => {
  const mailer = createMailer({ smtpUrl, from: FROM, logger: silentLogger });
  ending.push(() => mailer.close());
  return mailer;
};
const taking = (socket: Socket): void => void socket.write('250 taken\r\n');
const dropping = (socket: Socket): void => void socket.destroy();

describe('a mail template', () => {
  it('a sent message equals one that was written for that person alone', async () => {
    const server = await serverThat(taking);
    const arrived = once(server.emitter, 'message');
    await mailerAt(server.url).send(mailTemplate(content, FROM, [SURVEY, LEAVE])(filled));
    const [raw] = (await arrived) as [string];
    const parsed = await PostalMime.parse(Buffer.from(raw.slice(0, -5).replaceAll('\r\n..', '\r\n.'), 'latin1'));
    expect(parsed).toMatchObject({
      subject: content.subject,
      from: { address: 'no-reply@folkmoot.example', name: content.fromName },
      replyTo: [{ address: content.replyTo }],
      to: [{ address: filled.to }],
      messageId: '<delivery-1@folkmoot.example>',
    });
    expect(parsed.text?.trimEnd()).toBe(fill(content.text));
    expect(parsed.html?.trimEnd()).toBe(fill(content.html));
    expect(parsed.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: headers['List-Unsubscribe'] }),
    );
    expect(Date.now() - Date.parse(parsed.date ?? '')).toBeLessThan(60_000);
    const lines = raw.split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(250);
    expect(lines.slice(lines.indexOf('')).filter((line) => line.length > 76)).toEqual([]);
  });

  it('each of two people gets only their own links', () => {
    const make = mailTemplate(content, FROM, [SURVEY, LEAVE]);
    const first = make(filled);
    const second = make({ ...filled, to: 'ben@residents.example', texts: ['https://x.example', LEAVE] });
    expect(first.source).not.toBe(second.source);
    expect(second.source).not.toContain('amy@');
    expect([first.html, first.text]).toEqual([fill(content.html), fill(content.text)]);
    expect(second.text).not.toContain('Ab.-_9');
  });

  it('the words of a person are in text, HTML and subject, each in its own form', async () => {
    const server = await serverThat(taking);
    const arrived = once(server.emitter, 'message');
    const word = 'Zoë & <Kay> '.repeat(9);
    const escaped = word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const personal = { ...filled, texts: [word, LEAVE], htmlTexts: [escaped, LEAVE], subject: 'Grüße, Zoë' };
    await mailerAt(server.url).send(mailTemplate(content, FROM, [SURVEY, LEAVE])(personal));
    const [raw] = (await arrived) as [string];
    const parsed = await PostalMime.parse(Buffer.from(raw.slice(0, -5).replaceAll('\r\n..', '\r\n.'), 'latin1'));
    expect(parsed.subject).toBe('Grüße, Zoë');
    expect(parsed.text?.trimEnd()).toBe(content.text.replaceAll(SURVEY, word));
    expect(parsed.html?.trimEnd()).toBe(content.html.replaceAll(SURVEY, escaped));
  });

  it('the template does not write the message when an address or a header is not ASCII', () => {
    const make = mailTemplate(content, FROM, [SURVEY, LEAVE]);
    expect(make({ ...filled, to: 'zoë@residents.example' }).source).toBeUndefined();
    expect(make({ ...filled, headers: { 'X-A': 'b\r\nBcc: all@residents.example' } }).source).toBeUndefined();
  });
});

describe('a server that drops the connection during a message', () => {
  const mail = { to: 'amy@residents.example', subject: 'Hello', text: 'Text' };

  it('no other server is asked and the doubt is reported when the message must not be sent twice', async () => {
    const first = await serverThat(dropping);
    const second = await serverThat(taking);
    const arrived: unknown[] = [];
    second.emitter.on('message', (text) => arrived.push(text));
    const sending = mailerAt(`${first.url}, ${second.url}`).send({ ...mail, isOnce: true });
    await expect(sending).rejects.toMatchObject({ code: 'mail_failed', cause: { isInDoubt: true } });
    expect(mayHaveArrived(await sending.catch((error: unknown) => error))).toBe(true);
    expect(arrived).toEqual([]);
  });

  it('there is no doubt when the server was never reached', async () => {
    const sending = mailerAt('smtp://127.0.0.1:1').send({ ...mail, isOnce: true });
    expect(mayHaveArrived(await sending.catch((error: unknown) => error))).toBe(false);
  });

  it('the second server takes the message when it may be sent twice', async () => {
    const first = await serverThat(dropping);
    const second = await serverThat(taking);
    const arrived = once(second.emitter, 'message');
    await mailerAt(`${first.url}, ${second.url}`).send(mail);
    expect(await arrived).toHaveLength(1);
  });

  it('there is no doubt and the second server takes it when the connection drops before the message was sent', async () => {
    const second = await serverThat(taking);
    const arrived = once(second.emitter, 'message');
    await mailerAt(`smtp://127.0.0.1:1, ${second.url}`).send({ ...mail, isOnce: true });
    expect(await arrived).toHaveLength(1);
  });
});
