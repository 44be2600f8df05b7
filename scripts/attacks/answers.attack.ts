import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@folkmoot/sample-data/random';
import Papa from 'papaparse';
import { answersTo, DEMO_CAMPAIGN } from '../product/people';
import { type Attack, inTurn, otherNetwork, type Target } from './attack';
import { send, sendJson } from './wire';

const AT = `/api/public/surveys/${DEMO_CAMPAIGN}`;
const TEXT_QUESTION = 'park_story';
const CREATED = 201;

interface Begun {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

interface Sending {
  from: string;
  userAgent?: string;
}

/** A page that a person opened or a program requested. */
const begin = async ({ origin }: Target, { from, userAgent }: Sending): Promise<Begun> => {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const { json, status } = await sendJson<Begun>(origin, { path: AT, from, headers });
  if (json === null || status !== 200) throw new Error(`the survey was answered ${status}`);
  return json;
};

interface Submission extends Sending {
  key?: string;
  text?: string;
}

const submit = (
  { origin }: Target,
  { startToken, survey }: Begun,
  { from, userAgent, key = crypto.randomUUID(), text }: Submission,
) => {
  const written = text === undefined ? [] : [{ questionId: TEXT_QUESTION, answer: text }];
  const value = { startToken, answers: [...answersTo(survey.questions), ...written] };
  const headers = { 'idempotency-key': key, ...(userAgent === undefined ? {} : { 'user-agent': userAgent }) };
  return sendJson<{ receipt: string }>(origin, { method: 'POST', path: `${AT}/responses`, headers, value, from });
};

const answer = async (target: Target, submission: Submission) =>
  submit(target, await begin(target, submission), submission);

const REPETITION = 10_000;
const SENT_AT_ONCE = 5;
const pieces = [' ', '\n', '\t', ' \n', 'a ', '1 ', '+', '(', '@', 'a@', 'a.', '-', '0 ', 'Mr ', ' ', '٣ '];

const hostileText = (random: Random, turn: number): string => {
  const piece = inTurn(turn, pieces);
  const text = piece.repeat(Math.ceil(REPETITION / piece.length));
  return `${random.pick(['', 'x', '1', '@'])}${text}`.slice(0, REPETITION - 1) + random.pick(['', '!', '@', 'x']);
};

/** Texts that slow patterns would need long for, then an export that redacts them and an analysis that reads them. */
export const textsThatFreeze: Attack = {
  name: 'answers that freeze exports and analyses',
  run: async (target, random, turn) => {
    const privacy = { redactExports: true };
    const changed = await target.as('officer', {
      method: 'PATCH',
      path: '/api/council',
      value: { settings: { privacy } },
    });
    if (changed.status !== 200) return [`redaction could not be switched on: ${changed.status}`];
    const from = otherNetwork(random);
    for (let sent = 0; sent < SENT_AT_ONCE; sent++) {
      const { status } = await answer(target, { from, text: hostileText(random, turn * SENT_AT_ONCE + sent) });
      if (status === 0 || status >= 500) return [`an answer was answered ${status}`];
    }
    const csv = await target.as('officer', { path: `/api/campaigns/${DEMO_CAMPAIGN}/responses.csv` });
    await target.as('officer', {
      method: 'POST',
      path: '/api/ai-analysis',
      value: { analysisType: 'sentiment', campaignId: DEMO_CAMPAIGN },
    });
    return csv.status === 200 ? [] : [`the export was answered ${csv.status}`];
  },
};

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '  =1+1',
  '　＝1',
  '"=1+1',
  ';=1',
  '\n=1',
];
/** A spreadsheet trims white space before it looks for a formula. A plain number is no formula. */
const isFormula = (cell: string): boolean => /^[=+\-@＝＋－＠]/.test(cell.trim()) && Number.isNaN(Number(cell));

/** Texts that a spreadsheet would run as formulas. */
export const formulasInExports: Attack = {
  name: 'formulas in exports',
  run: async (target, random, turn) => {
    const text = `${inTurn(turn, formulas)}${random.between(1, 1e9)}`;
    const { status } = await answer(target, { from: otherNetwork(random), text });
    if (status !== CREATED) return [`an answer was answered ${status}`];
    const csv = await target.as('officer', { path: `/api/campaigns/${DEMO_CAMPAIGN}/responses.csv` });
    const cells = Papa.parse<string[]>(csv.text.replace(/^\ufeff/, '')).data.flat();
    return cells.filter(isFormula).map((cell) => `the export holds the formula ${JSON.stringify(cell.slice(0, 40))}`);
  },
};

const SCRIPTED = 40;
/** Nine of ten: the first responses look like those of a person. */
const MARKED = SCRIPTED * 0.9;
/** The time that a person needs to read the questions. */
const READING_MS = 9_000;
const programs = [
  'curl/8.5.0',
  'python-requests/2.32',
  'Go-http-client/1.1',
  'Wget/1.21',
  'axios/1.7',
  'okhttp/4.12',
  undefined,
];

const markedCount = async (target: Target): Promise<number> => {
  const page = await target.as('officer', { path: `/api/campaigns/${DEMO_CAMPAIGN}/responses?limit=100` });
  const { items = [] } = (page.json ?? {}) as { items?: { marks: string[] }[] };
  return items.slice(0, SCRIPTED).filter(({ marks }) => marks.length > 0).length;
};

/** Answers by a program. */
export const scriptedAnswers: Attack = {
  name: 'scripted answers',
  run: async (target, random, turn) => {
    const userAgent = inTurn(turn, programs);
    const network = otherNetwork(random);
    const isOneNetwork = turn % 2 === 0;
    const networks = Array.from({ length: SCRIPTED }, () => (isOneNetwork ? network : otherNetwork(random)));
    const begun = await Promise.all(networks.map((from) => begin(target, { from, userAgent })));
    await pause(READING_MS);
    for (const [index, page] of begun.entries()) {
      const { status } = await submit(target, page, { from: networks[index] ?? network, userAgent });
      if (status !== CREATED) return [`an answer was refused with ${status}: answers are marked, never dropped`];
      await pause(random.between(50, 150));
    }
    const deadline = Date.now() + 10_000;
    let marked = await markedCount(target);
    while (marked < MARKED && Date.now() < deadline) marked = await markedCount(target);
    return marked >= MARKED ? [] : [`${marked} of ${SCRIPTED} answers by ${userAgent ?? 'no user agent'} are marked`];
  },
};

/** A different answer with a key that was used before. */
export const reusedKeys: Attack = {
  name: 'another answer under a used key',
  run: async (target, random) => {
    const from = otherNetwork(random);
    const key = crypto.randomUUID();
    const first = await answer(target, { from, key, text: 'First' });
    const other = await answer(target, { from, key, text: `Other ${random.next()}` });
    const again = await answer(target, { from, key, text: 'First' });
    return [
      ...(other.status === 409 ? [] : [`other answers under a used key were answered ${other.status}`]),
      ...(again.json?.receipt === first.json?.receipt ? [] : ['the same answers got another receipt']),
    ];
  },
};

const SIGN_UPS = 80;

/** Sign-ups for addresses of other people. */
export const floodOfSignUps: Attack = {
  name: 'sign-ups for strangers',
  run: async ({ origin }, random, turn) => {
    const from = otherNetwork(random);
    const path = '/api/public/opt-in-pages/riverside/news/signups';
    const run = random.between(1, 1e9);
    const page = await sendJson<{ topics: { id: string }[] }>(origin, {
      path: '/api/public/opt-in-pages/riverside/news',
    });
    const tagIds = page.json?.topics.slice(0, 1).map(({ id }) => id) ?? [];
    let taken = 0;
    for (let sent = 0; sent < SIGN_UPS; sent++) {
      const { status } = await send(origin, {
        method: 'POST',
        path,
        from,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ data: { email: `stranger${sent}@run${run}.example` }, tagIds }),
      });
      if (status === CREATED) taken += 1;
    }
    // The first variations use up the hourly limit of the page, for all networks together.
    if (taken === 0 && turn === 0) return ['no sign-up was taken at all'];
    return taken < SIGN_UPS ? [] : [`all ${SIGN_UPS} sign-ups of one network were taken`];
  },
};
