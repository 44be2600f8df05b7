/**
 * @file `npm run check:soak -- --minutes N`: 200 residents, five officers, imports, mailings and exports on the built product in
 * separate processes, one of which is killed every three minutes; once the database stalls. At the end nothing may be
 * lost or doubled, memory must be flat, and requests as quick as at the beginning. Not part of `npm test`.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { comesTrue } from '../e2e/faults/fault-tests';
import { memoryOfPrograms } from '../e2e/faults/processes';
import { randomOf } from '../e2e/faults/random';
import { Writers } from '../e2e/faults/writers';
import { type Disturbances, disturb } from '../e2e/soak/disturbances';
import { importAndInvite, type Office, readAsOfficer } from '../e2e/soak/officers';
import { Timings } from '../e2e/soak/timings';
import { DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from './product/people';
import { type RunningProduct, removeDataDir, startProduct } from './product/running-product';

const root = path.resolve(import.meta.dirname, '..');
const MINUTE_MS = 60_000;
const RESIDENTS = 200;
/** Officers who read, beside the one who imports and sends. */
const READERS = 4;
const THINKING_MS = 20_000;
const FINISH_MS = 180_000;
const REPEATED = 2_000;
const QUIET_MS = 2_000;
/** The last quarter of the run to the second. Memory of a process that was killed begins again, so the largest counts. */
const MOST_GROWTH = 1.25;
const MOST_SLOWER = 1.5;
/** A process that was killed grows for minutes: shorter runs only print its memory. */
const MEMORY_MINUTES = 30;
/** Below this a ratio says nothing: one pause of the garbage collector is longer. */
const QUICK_MS = 100;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 8)) {
  process.stderr.write('--minutes must be 8 or more: a process is killed every three, and the database stalls once.\n');
  process.exit(1);
}

const beganAt = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${((Date.now() - beganAt) / MINUTE_MS).toFixed(1).padStart(5)} min  ${line}\n`);

interface MemorySample {
  readonly at: number;
  readonly processes: ReturnType<typeof memoryOfPrograms>;
}
type Period = readonly [from: number, to: number];

/** The largest memory of a program within a period, in megabytes. */
const largest = (samples: readonly MemorySample[], program: string, [from, to]: Period): number => {
  const ofProgram = samples
    .filter(({ at }) => at >= from && at <= to)
    .flatMap(({ processes }) => processes.filter((each) => each.program === program));
  return Math.max(...ofProgram.map(({ megabytes }) => megabytes));
};

/** Everything that a run has measured. */
interface Course {
  readonly periods: { readonly second: Period; readonly last: Period };
  readonly timings: Readonly<Record<string, Timings>>;
  readonly samples: readonly MemorySample[];
  readonly disturbances: Disturbances;
}

/** Whether requests stayed as quick and memory as small as they were in the second quarter. */
const courseProblems = ({ periods: { second, last }, timings, samples, disturbances }: Course): string[] => {
  const slower = Object.entries(timings).flatMap(([name, each]) => {
    const early = each.slowest(...second, disturbances.pauses);
    const late = each.slowest(...last, disturbances.pauses);
    say(`${name}: slowest hundredth ${early.toFixed(0)} ms in the second quarter, ${late.toFixed(0)} ms in the last`);
    return late > QUICK_MS && late > early * MOST_SLOWER ? [`${name} became slower: ${early} to ${late} ms`] : [];
  });
  const programs = new Set(samples.flatMap(({ processes }) => processes.map(({ program }) => program)));
  const larger = [...programs].flatMap((program) => {
    const early = largest(samples, program, second);
    const late = largest(samples, program, last);
    say(`${program}: ${early.toFixed(0)} MB at most in the second quarter, ${late.toFixed(0)} MB in the last`);
    return minutes >= MEMORY_MINUTES && late > early * MOST_GROWTH
      ? [`${program} grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`]
      : [];
  });
  return [...slower, ...larger];
};

const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

const run = async ({ origin, dataDir }: RunningProduct): Promise<string[]> => {
  const problems: string[] = [];
  const cookie = await signIn(origin);
  const countSubscribers = async () =>
    (await readJson<{ total: number }>(`${origin}/api/subscribers/stats`, { headers: { cookie } })).total;
  const before = { responses: await reportedResponses(origin, cookie), subscribers: await countSubscribers() };
  const startedAt = Date.now();
  const endsAt = startedAt + minutes * MINUTE_MS;
  const office: Office = { origin, cookie, isOver: () => Date.now() > endsAt, problems };
  const timings = { answers: new Timings(), screens: new Timings(), exports: new Timings() };
  const samples: MemorySample[] = [];
  const random = randomOf(1);
  const writers = new Writers(origin, DEMO_CAMPAIGN, {
    thinkingMs: () => random.next() * THINKING_MS,
    onTaken: (sentAt) => timings.answers.note(sentAt, Date.now() - sentAt),
  });
  const watch = async (): Promise<void> => {
    while (!office.isOver()) {
      const processes = memoryOfPrograms(dataDir);
      samples.push({ at: Date.now(), processes });
      const sum = processes.reduce((total, { megabytes }) => total + megabytes, 0);
      say(
        `${writers.acknowledged.size} answers, ${timings.screens.count} screens and ${timings.exports.count} exports, ${sum.toFixed(0)} MB`,
      );
      await pause(Math.min(MINUTE_MS, Math.max(0, endsAt - Date.now())));
    }
  };
  await writers.begin(RESIDENTS);
  const [disturbances, work] = await Promise.all([
    disturb({ dataDir, random: randomOf(2), beganAt: startedAt, endsAt, say }),
    importAndInvite(office),
    watch(),
    ...Array.from({ length: READERS }, (_, index) => readAsOfficer(office, randomOf(3 + index), timings)),
  ]);
  await writers.finish(FINISH_MS);
  say('the last responses are sent again, and everything is counted');
  await writers.repeatAll(FINISH_MS, REPEATED);
  const { size: acknowledged } = writers.acknowledged;
  const countResponses = async () => (await reportedResponses(origin, cookie)) - before.responses;
  await comesTrue(async () => (await countResponses()) >= acknowledged, FINISH_MS);
  // Long enough for a second delivery to arrive.
  await pause(QUIET_MS);
  const reported = await countResponses();
  const added = (await countSubscribers()) - before.subscribers;
  const quarter = (endsAt - startedAt) / 4;
  const second = [startedAt + quarter, startedAt + 2 * quarter] as const;
  const last = [endsAt - quarter, endsAt] as const;
  say(
    `${acknowledged} answers; ${work.imported} people imported and ${work.sent} mails sent in ${work.cycles} rounds, ` +
      `${work.maybeTwice} of them perhaps twice; ` +
      `${timings.screens.count} screens, ${timings.exports.count} exports; ${disturbances.kills.length} kills, ${disturbances.stalls} stall`,
  );
  return [
    ...problems,
    ...writers.problems,
    ...unless(reported === acknowledged, `${reported} responses reported, ${acknowledged} acknowledged`),
    ...unless(added === work.imported, `${added} subscribers were added, ${work.imported} imported`),
    ...unless(work.sent > 0, 'no mail was sent'),
    ...unless(disturbances.stalls === 1 && disturbances.kills.length > 0, 'nothing was killed or stalled'),
    ...courseProblems({ periods: { second, last }, timings, samples, disturbances }),
  ];
};

const product = await startProduct({ root, args: ['--separate'], env: { MAILING_UNDO_SECONDS: '5' } });
try {
  const problems = [...new Set(await run(product))];
  for (const problem of problems) process.stdout.write(`  ✗ ${problem}\n`);
  process.stdout.write(`${problems.length === 0 ? 'nothing lost or doubled' : `${problems.length} problems`}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  removeDataDir(product.dataDir);
}
