import { DomainError } from '@folkmoot/contracts';
import type { Mail } from '@folkmoot/service-kit';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { createNotificationTokens } from './notification-token';
import { sendNoticesAcrossCouncils } from './send-notices.use-case';

const MINUTE_MS = 60_000;
const text = { subject: 'S', title: 'T', paragraphs: ['P'], why: 'W', action: { label: 'L', path: '/x' } };

/** The server may or may not have accepted the message. */
const brokenLine = (): Error => Object.assign(new Error('the line broke'), { isInDoubt: true });

const admin = testContext();

const setUp = async () => {
  const { system, clock, repositories } = admin;
  await repositories.councils.add(councilOf('a'));
  for (const id of ['u1', 'u2', 'u3']) await repositories.users.add(userOf(id));
  const when = { happenedAt: NOW, dueAt: NOW };
  const pending = ['u1', 'u2', 'u3'];
  await repositories.notices.add({
    id: 'n1',
    kind: 'weekly_summary',
    councilId: 'a',
    about: null,
    text,
    pending,
    ...when,
  });
  const sent: string[] = [];
  const failing = new Set<string>();
  const breaking = new Set<string>();
  const send = async ({ to, isOnce }: Mail) => {
    expect(isOnce).toBe(true);
    if (breaking.delete(to)) throw new DomainError('mail_failed', { cause: brokenLine() });
    if (failing.has(to)) throw new DomainError('mail_failed', { cause: new Error('no server took it') });
    sent.push(to.split('@')[0] ?? '');
  };
  const words = { productName: 'Folkmoot', publicOrigin: 'https://folkmoot.example' };
  const tokens = createNotificationTokens('a key of thirty-two characters or more');
  const tools = { ...words, tokens, mailer: { send }, logger: { warn: () => undefined } };
  const run = (signal = new AbortController().signal) => sendNoticesAcrossCouncils(system, signal, tools);
  return { clock, repositories, sent, failing, breaking, run };
};

describe('sending notices', () => {
  it('one recipient is retried once when no server accepts the mail, and the others are mailed once (E-20)', async () => {
    const { clock, sent, failing, run } = await setUp();
    failing.add('u2@council.example');
    await run();
    expect(sent).toEqual(['u1', 'u3']);
    failing.clear();
    await run();
    expect(sent).toEqual(['u1', 'u3']);
    clock.advance(5 * MINUTE_MS);
    await run();
    await run();
    expect(sent).toEqual(['u1', 'u3', 'u2']);
  });

  it('a mail is not sent again when the connection broke and it may have arrived, so that nobody gets it twice (E-20)', async () => {
    const { clock, sent, breaking, run } = await setUp();
    breaking.add('u2@council.example');
    for (let times = 0; times < 3; times += 1) {
      await run();
      clock.advance(10 * MINUTE_MS);
    }
    expect(sent).toEqual(['u1', 'u3']);
  });

  it('a notice is abandoned when no server accepts it for a day', async () => {
    const { clock, sent, failing, run, repositories } = await setUp();
    for (const id of ['u1', 'u2', 'u3']) failing.add(`${id}@council.example`);
    for (let hours = 0; hours < 26; hours += 1) {
      await run();
      clock.advance(60 * MINUTE_MS);
    }
    expect([sent, await repositories.notices.listDue(clock.now(), 10)]).toEqual([[], []]);
  });

  it('a stopped job continues with the rest, and nobody gets the mail twice', async () => {
    const { sent, run } = await setUp();
    const stop = new AbortController();
    const push = sent.push.bind(sent);
    sent.push = (...names) => {
      stop.abort();
      return push(...names);
    };
    await run(stop.signal);
    expect([...sent]).toEqual(['u1']);
    await run();
    expect([...sent]).toEqual(['u1', 'u2', 'u3']);
  });

  it('nothing is sent when a person has left, was deactivated or switched the kind off', async () => {
    const { sent, run, repositories } = await setUp();
    const { users, notifications } = repositories;
    const [first, second] = [await users.find('u1'), await users.find('u2')];
    if (first && second)
      await Promise.all([users.save(first, { status: 'inactive' }), users.save(second, { councilId: 'b' })]);
    await notifications.setOff('u3', ['weekly_summary']);
    await run();
    expect(sent).toEqual([]);
  });
});
