import { DomainError } from '@folkmoot/contracts';
import type { Mail } from '@folkmoot/service-kit';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { createNotificationTokens } from './notification-token';
import { sendNoticesAcrossCouncils } from './send-notices.use-case';

const MINUTE_MS = 60_000;
const text = { subject: 'S', title: 'T', paragraphs: ['P'], why: 'W', action: { label: 'L', path: '/x' } };

/** The server may have taken the message, or not. */
const brokenLine = (): Error => Object.assign(new Error('the line broke'), { isInDoubt: true });

const given = async () => {
  const { deps, clock, repositories } = fakeDeps();
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
  const all = { ...deps, ...words, tokens, mailer: { send }, logger: { warn: () => undefined } };
  const run = (signal = new AbortController().signal) => sendNoticesAcrossCouncils(all, signal);
  return { clock, repositories, sent, failing, breaking, run };
};

describe('sending notices', () => {
  it('that no server takes for one person: the others are mailed once, and that one later, once (E-20)', async () => {
    const { clock, sent, failing, run } = await given();
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

  it('that may have arrived when the line broke: are not sent again, so that nobody gets them twice (E-20)', async () => {
    const { clock, sent, breaking, run } = await given();
    breaking.add('u2@council.example');
    for (let times = 0; times < 3; times += 1) {
      await run();
      clock.advance(10 * MINUTE_MS);
    }
    expect(sent).toEqual(['u1', 'u3']);
  });

  it('that no server takes for a day: are given up', async () => {
    const { clock, sent, failing, run, repositories } = await given();
    for (const id of ['u1', 'u2', 'u3']) failing.add(`${id}@council.example`);
    for (let hours = 0; hours < 26; hours += 1) {
      await run();
      clock.advance(60 * MINUTE_MS);
    }
    expect([sent, await repositories.notices.listDue(clock.now(), 10)]).toEqual([[], []]);
  });

  it('stopped in the middle: goes on with the rest, and nobody gets it twice', async () => {
    const { sent, run } = await given();
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

  it('to somebody who left, was deactivated or switched it off since: sends nothing', async () => {
    const { sent, run, repositories } = await given();
    const { users, notifications } = repositories;
    const [one, two] = [await users.find('u1'), await users.find('u2')];
    if (one && two) await Promise.all([users.save(one, { status: 'inactive' }), users.save(two, { councilId: 'b' })]);
    await notifications.setOff('u3', ['weekly_summary']);
    await run();
    expect(sent).toEqual([]);
  });
});
