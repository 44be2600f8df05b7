import { setTimeout as pause } from 'node:timers/promises';
import type { IntegrityLevel } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';
import { answersTo, DEMO_CAMPAIGN } from '../product/people';
import { type Attack, inTurn, otherNetwork, type Target } from './attack';
import { sendJson } from './wire';

const AT = `/api/public/surveys/${DEMO_CAMPAIGN}`;
const CREATED = 201;
const PARTS = 16;

const parts = (of: (part: number) => unknown): string => Array.from({ length: PARTS }, (_, part) => of(part)).join('-');

/** Texts that are no proof of work. */
const forgeries: readonly ((random: Random) => string | undefined)[] = [
  () => undefined,
  () => '',
  () => parts(() => 0),
  (random) => parts(() => random.between(0, 1e6)),
  () => parts(() => -1),
  () => parts(() => '1e3'),
  () => parts(() => '٣'),
  () => parts(() => Number.NaN),
  () => parts((part) => part).slice(2),
  () => `${parts((part) => part)}-1`,
  () => '-'.repeat(PARTS - 1),
  () => '9'.repeat(5_000),
  () => '__proto__',
  () => '{"bits":0}',
];

const setLevel = async (target: Target, level: IntegrityLevel): Promise<void> => {
  const path = `/api/campaigns/${DEMO_CAMPAIGN}/integrity/level`;
  const { status } = await target.as('officer', { method: 'PUT', path, value: { level } });
  if (status !== 200) throw new Error(`the level was answered ${status}`);
};

interface Begun {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

/** Hands in with a forgery. Returns the status. */
const handIn = async ({ origin }: Target, random: Random, proof: string | undefined): Promise<number> => {
  const from = otherNetwork(random);
  const { json } = await sendJson<Begun>(origin, { path: AT, from });
  if (json === null) throw new Error('the survey was not answered');
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(proof === undefined ? {} : { 'x-proof-of-work': encodeURIComponent(proof) }),
  };
  const value = { startToken: json.startToken, answers: answersTo(json.survey.questions) };
  return (await sendJson(origin, { method: 'POST', path: `${AT}/responses`, headers, value, from })).status;
};

/** Responses of the campaign with the mark, of the last hundred. */
const countMarked = async (target: Target): Promise<number> => {
  const path = `/api/campaigns/${DEMO_CAMPAIGN}/responses?limit=100&mark=without_proof`;
  const { json } = await target.as('officer', { path });
  const { items = [], total = items.length } = (json ?? {}) as { items?: unknown[]; total?: number };
  return total;
};

const VISIBLE_MS = 10_000;
/** The level travels to the public service. */
const TRAVEL_MS = 1_500;

/** Responses to a watchful campaign without an honest proof of work: they are accepted, and marked. */
export const forgedProofs: Attack = {
  name: 'forged proofs of work',
  run: async (target, random, turn) => {
    await setLevel(target, 'watchful');
    await pause(TRAVEL_MS);
    const before = await countMarked(target);
    const status = await handIn(target, random, inTurn(turn, forgeries)(random));
    await setLevel(target, 'automatic');
    if (status !== CREATED) return [`an answer was refused with ${status}: answers are marked, never dropped`];
    const deadline = Date.now() + VISIBLE_MS;
    let after = await countMarked(target);
    while (after <= before && Date.now() < deadline) {
      await pause(100);
      after = await countMarked(target);
    }
    return after > before ? [] : ['a response with a forged proof of work has no mark'];
  },
};
