import type { Evidence, Integrity, IntegrityLevel } from '@folkmoot/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { answersTo, DEMO_CAMPAIGN, readJson } from '../../scripts/product/people';
import type { RunningProduct } from '../../scripts/product/running-product';
import { type Kept, keptOf } from './everything.mongo';
import { comesTrue, HANGS_MS } from './fault-tests';

/** Enough copies of one text that they are a wave. */
export const COPIES = 40;
const SAME_WORDS = 'like every neighbour of the park, is more shade in summer and a bench near the water';
const LOOK_MS = 250;

interface Survey {
  startToken: string;
  survey: { questions: (Parameters<typeof answersTo>[0][number] & { type: string; showIf?: unknown })[] };
}

/** Sends one text again and again, like a program that owns one network. */
export const sendCopies = async (origin: string, address: string): Promise<void> => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const own = { 'x-forwarded-for': address };
  for (let at = 0; at < COPIES; at += 1) {
    const { startToken, survey } = await readJson<Survey>(where, { headers: own });
    const text = survey.questions.find(({ type, showIf }) => type === 'text' && !showIf);
    const answers = answersTo(survey.questions).filter(({ questionId }) => questionId !== text?.id);
    const words = `What copy number ${at} hankers for, ${SAME_WORDS}`;
    await readJson(`${where}/responses`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ startToken, answers: [...answers, { questionId: text?.id, answer: words }] }),
    });
  }
};

/** Actions of an officer on the integrity of the demo's campaign. */
export const createOfficer = ({ origin }: RunningProduct, cookie: string) => {
  const campaign = `${origin}/api/campaigns/${DEMO_CAMPAIGN}`;
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const get = <T>(path: string): Promise<T> => readJson<T>(`${campaign}/${path}`, { headers });
  const send = <T>(method: string, path: string, body: object = {}): Promise<T> =>
    readJson<T>(`${campaign}/${path}`, { method, headers, body: JSON.stringify(body) });

  const setLevel = (level: IntegrityLevel) => send<object>('PUT', 'integrity/level', { level });

  /** Has all responses compared, and excludes a wave. Returns why the records of that are not there. */
  const compare = async (): Promise<string[]> => {
    const before = Date.now();
    await send('POST', 'integrity/analysis');
    let integrity = await get<Integrity>('integrity');
    const isCompared = async () => {
      integrity = await get<Integrity>('integrity');
      const { analysis, analysedAt } = integrity;
      return analysis.state === 'done' && Date.parse(analysedAt ?? '') >= before;
    };
    if (!(await comesTrue(isCompared, HANGS_MS, LOOK_MS))) {
      return [`the responses were not compared: ${JSON.stringify(integrity.analysis)}`];
    }
    const [wave] = integrity.waves;
    if (!wave) return [`no wave was found among ${integrity.responses} responses`];
    const decided = { decision: 'organised', reason: 'A group prepared this text' };
    await send('PUT', `integrity/waves/${wave.id}`, decided);
    return [];
  };

  /** Makes an evidence pack. Returns its records; times after the order are those of the pack itself. */
  const makeEvidence = async (): Promise<Kept[]> => {
    const orderedAt = Date.now();
    const { id } = await send<Evidence>('POST', 'evidence');
    let pack = await get<Evidence>(`evidence/${id}`);
    const isMade = async () => {
      pack = await get<Evidence>(`evidence/${id}`);
      return pack.state === 'done';
    };
    if (!(await comesTrue(isMade, HANGS_MS, LOOK_MS))) {
      throw new Error(`the evidence pack was not made: ${JSON.stringify(pack)}`);
    }
    const reply = await fetch(`${campaign}/evidence/${id}/file`, { headers });
    if (!reply.ok) throw new Error(`the evidence pack was not given: ${reply.status}`);
    const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())));
    const lines = files.flatMap(([name, bytes]) =>
      strFromU8(bytes)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => keptOf(`evidence/${name}`, line)),
    );
    return lines.map((kept) => ({ ...kept, moments: kept.moments.filter((moment) => moment < orderedAt) }));
  };

  return { setLevel, compare, makeEvidence };
};
