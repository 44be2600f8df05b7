import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../../scripts/check/run-steps';
import { comesTrue, withData } from './fault-tests';
import { startSink } from './mail-sink';
import { startMailer } from './mailer.mongo';
import { randomOf } from './random';

const PEOPLE = 400;
const KILLS = 2;
const TIMEOUT_MS = 120_000;
/** A sender is killed within this time after its start. */
const SENDING_MS = 1_200;

interface Sent {
  readonly taken: ReadonlyMap<string, number>;
  readonly marked: ReadonlySet<string>;
  readonly doubtful: number;
}

/** Checks that no person was missed, that every duplicate is marked, and that there are not too many duplicates. */
const judged = ({ taken, marked, doubtful }: Sent, people: number): string[] => {
  const twice = [...taken].filter(([, times]) => times > 1);
  const extra = twice.reduce((sum, [, times]) => sum + times - 1, 0);
  return [
    ...(taken.size === people ? [] : [`${people - taken.size} of ${people} people were missed`]),
    ...(extra <= doubtful ? [] : [`${extra} messages went twice, ${doubtful} may have`]),
    ...twice.filter(([to]) => !marked.has(to)).map(([to]) => `${to} got it twice and is not marked`),
    ...(marked.size <= doubtful ? [] : [`${marked.size} are marked, ${doubtful} were in doubt`]),
  ];
};

type Sends = 'mailings' | 'newsletters';

/** The mailer is killed during sending, and started again. */
const killed = (root: string, seed: number, sends: Sends) =>
  withData(async (dataDir) => {
    const random = randomOf(seed);
    const sink = await startSink({ delayMs: 2 });
    const mailer = await startMailer(root, dataDir, { people: PEOPLE, env: { SMTP_URL: sink.url }, sends });
    const problems: string[] = [];
    try {
      const id = await mailer.send();
      for (let kill = 0; kill < KILLS; kill++) {
        const before = sink.taken.size;
        await comesTrue(() => sink.taken.size > before || sink.taken.size === PEOPLE, TIMEOUT_MS);
        await pause(Math.round(random.next() * SENDING_MS));
        await mailer.kill();
        await mailer.restart();
      }
      const isDone = await comesTrue(async () => {
        const { state } = await mailer.mailing(id);
        if (state === 'done' && sink.taken.size < PEOPLE) problems.push('done while somebody was unsent');
        return state === 'done';
      }, TIMEOUT_MS);
      const { counts } = await mailer.mailing(id);
      const marked = await mailer.marked();
      problems.push(
        ...(isDone ? [] : [`it never ended: ${JSON.stringify(counts)}`]),
        ...(counts.sent === PEOPLE ? [] : [`${counts.sent} are counted as sent`]),
        ...(counts.maybeTwice === marked.size
          ? []
          : [`${counts.maybeTwice} counted as doubtful, ${marked.size} marked`]),
        ...judged({ taken: sink.taken, marked, doubtful: KILLS }, PEOPLE),
      );
    } finally {
      await mailer.stop();
      await sink.stop();
    }
    return problems.map((line) => `seed ${seed}: ${line}`);
  });

const FEW = 40;
const SLOW_MS = 40;
/** Everyone except the tenth that the server does not know. */
const WANTED = FEW - FEW / 10;
const BROKEN_OFF = 'p22@residents.example';

/** The texts of the conditions that are false. */
const unlessAll = (expected: readonly [boolean, string][]): string[] =>
  expected.filter(([isRight]) => !isRight).map(([, text]) => text);

/**
 * A server that is slow, refuses some permanently and some temporarily, drops the connection after a message, and
 * stops.
 */
const misbehaving = (root: string) =>
  withData(async (dataDir) => {
    const of = (to: string): number => Number(/\d+/.exec(to)?.[0] ?? 0);
    const rules = {
      delayMs: SLOW_MS,
      recipient: (to: string) => (of(to) % 10 === 1 ? 550 : null),
      message: (to: string, times: number) => (to === BROKEN_OFF && times === 0 ? ('drop' as const) : null),
    };
    let sink = await startSink(rules);
    const { taken } = sink;
    const mailer = await startMailer(root, dataDir, { people: FEW, env: { SMTP_URL: sink.url } });
    try {
      const id = await mailer.send();
      await comesTrue(() => taken.size > 5, TIMEOUT_MS);
      await sink.stop();
      const hasProblem = await comesTrue(async () => (await mailer.mailing(id)).problem !== null, TIMEOUT_MS);
      const whileAway = (await mailer.mailing(id)).state;
      sink = await startSink(rules, sink.port);
      const reached = () => new Set([...taken.keys(), ...sink.taken.keys()]).size;
      await comesTrue(() => reached() >= WANTED, TIMEOUT_MS);
      // The interrupted message is tried again later: until then the mailing has not ended.
      await comesTrue(async () => (await mailer.mailing(id)).counts.queued <= 1, TIMEOUT_MS);
      const { counts, state } = await mailer.mailing(id);
      const marked = await mailer.marked();
      return unlessAll([
        [hasProblem && whileAway === 'sending', `nobody is told that the server is away: ${whileAway}`],
        [reached() === WANTED, `${reached()} of ${WANTED} people were reached`],
        [counts.failed + counts.bounced === FEW - WANTED, `${counts.failed + counts.bounced} were refused`],
        [marked.has(BROKEN_OFF), 'whose message broke off is not marked'],
        [(state === 'done') === (counts.queued === 0), `it is ${state} with ${counts.queued} unsent`],
      ]);
    } finally {
      await mailer.stop();
      await sink.stop();
    }
  });

/** The first server accepts so many messages before it drops one: people are mailed in no fixed order. */
const BEFORE_DROP = 5;
const TRY_LATER = 451;

/**
 * The first of two servers accepts a message and drops the connection: the second one must not get that message too.
 */
const droppedBefore = (root: string) =>
  withData(async (dataDir) => {
    let accepted = 0;
    let dropped: string | null = null;
    const message = (to: string) => {
      // From then on it accepts nothing for the moment, so that the second server is needed.
      if (dropped !== null) return to === dropped ? null : TRY_LATER;
      accepted += 1;
      if (accepted <= BEFORE_DROP) return null;
      dropped = to;
      return 'drop' as const;
    };
    const first = await startSink({ delayMs: SLOW_MS, message });
    const second = await startSink();
    const env = { SMTP_URL: `${first.url},${second.url}` };
    const mailer = await startMailer(root, dataDir, { people: FEW, env });
    const times = (to: string): number => (first.taken.get(to) ?? 0) + (second.taken.get(to) ?? 0);
    const reached = () => new Set([...first.taken.keys(), ...second.taken.keys()]);
    try {
      const id = await mailer.send();
      await comesTrue(() => reached().size === FEW, TIMEOUT_MS);
      await comesTrue(async () => (await mailer.mailing(id)).counts.queued === 1, TIMEOUT_MS);
      const { counts, state } = await mailer.mailing(id);
      const marked = await mailer.marked();
      return unlessAll([
        [reached().size === FEW, `${reached().size} of ${FEW} people were reached`],
        [second.taken.size > 0, 'the second server was asked for nobody'],
        [[...reached()].every((to) => times(to) === 1), 'somebody got it from both servers'],
        [
          marked.size === 1 && dropped !== null && marked.has(dropped),
          `marked are ${[...marked].join(', ') || 'none'}`,
        ],
        [state === 'sending' && counts.queued === 1, `it is ${state} with ${counts.queued} unsent`],
      ]);
    } finally {
      await mailer.stop();
      await Promise.all([first.stop(), second.stop()]);
    }
  });

const SHORT = 2;
const LONG = 20;

/** The mailer killed at random points (two seeds, or twenty), and mail servers that misbehave. */
export const mailingFaults = (root: string, isLong: boolean): CheckStep[] => [
  ...Array.from({ length: isLong ? LONG : SHORT }, (_, seed) => ({
    name: `mailings: kill -9 of the mailer while it sends, seed ${seed}: nobody missed, doubles marked`,
    run: () => killed(root, seed, 'mailings'),
  })),
  ...Array.from({ length: isLong ? LONG : 1 }, (_, seed) => ({
    name: `mailings: kill -9 of the mailer while it sends a newsletter, seed ${seed}: nobody missed, doubles marked`,
    run: () => killed(root, seed, 'newsletters'),
  })),
  {
    name: 'mailings: a mail server that is slow, refuses, drops the line and goes away: nobody missed',
    run: () => misbehaving(root),
  },
  {
    name: 'mailings: the first of two servers takes a message and drops the line: the second is not given it',
    run: () => droppedBefore(root),
  },
];
