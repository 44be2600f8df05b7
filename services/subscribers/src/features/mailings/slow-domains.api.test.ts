import type { AddressInfo } from 'node:net';
import { createMailer, type Logger } from '@folkmoot/service-kit';
import { SMTPServer } from 'smtp-server';
import { makeSubscriber, makeTag, own, publishCouncil, startSubscribersService } from '../../testing/fixtures';
import { mailingWhen, makeMailing, publishCampaign, send } from '../../testing/mailings';

const MINUTE_MS = 60_000;
const SLOW = 'slow.example';
const silent = { warn: () => undefined } as unknown as Logger;

/** A mail server that refuses one domain while `isBusy`. Counts attempts and accepted messages by address. */
const startBusyServer = async () => {
  const attempts: string[] = [];
  const taken: string[] = [];
  const state = { isBusy: true };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      attempts.push(address);
      const isRefused = state.isBusy && address.endsWith(`@${SLOW}`);
      const refusal = new Error('4.7.28 too many messages from your server, try again later');
      done(isRefused ? Object.assign(refusal, { responseCode: 421 }) : null);
    },
    onData: (data, session, done) => {
      data.resume();
      data.on('end', () => {
        taken.push(session.envelope.rcptTo[0]?.address ?? '');
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return { attempts, taken, state, port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

it('a domain whose server asks for slower sending waits alone, and everybody gets the message exactly once', async () => {
  const smtp = await startBusyServer();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    from: 'Folkmoot <no-reply@folkmoot.example>',
    logger: silent,
  });
  const service = await startSubscribersService({ mailer });
  try {
    await publishCouncil(service);
    await publishCampaign(service);
    const tagIds = [(await makeTag(service)).id];
    const people = Array.from({ length: 24 }, (_, n) => `person${n}@${n % 2 === 0 ? SLOW : `quick${n}.example`}`);
    for (const email of people) await makeSubscriber(service, own, { email, tagIds });
    const { body: mailing } = await makeMailing(service);
    await send(service, mailing);
    // Half of the people have their message, and the others wait after one attempt.
    const waits = await mailingWhen(service, mailing.id, ({ counts, slowed }) => counts.sent === 12 && Boolean(slowed));
    expect(waits).toMatchObject({ state: 'sending', problem: null, counts: { queued: 12, failed: 0 } });
    expect(waits.slowed?.messages).toBe(12);
    // A server that closes the connection is asked once more; nobody else of its domain is tried.
    const tried = smtp.attempts.filter((address) => address.endsWith(`@${SLOW}`));
    expect([new Set(tried).size, tried.length <= 2]).toEqual([1, true]);
    smtp.state.isBusy = false;
    service.clock.advance(MINUTE_MS);
    // At first few messages go out in a minute.
    await mailingWhen(service, mailing.id, ({ counts }) => counts.sent === 22);
    service.clock.advance(5 * MINUTE_MS);
    const done = await mailingWhen(service, mailing.id);
    expect(done.counts).toMatchObject({ sent: 24, queued: 0, failed: 0, maybeTwice: 0 });
    expect(smtp.taken.toSorted()).toEqual(people.toSorted());
  } finally {
    await service.stop();
    mailer.close();
    await smtp.stop();
  }
});
