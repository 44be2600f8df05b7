import type { CheckStep } from '../../scripts/check/run-steps';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from '../../scripts/product/people';
import { startProduct } from '../../scripts/product/running-product';
import { comesTrue, withDemoData } from './fault-tests';

const BALLOTS = 10_000;
const AT_ONCE = 64;
const TIMEOUT_MS = 300_000;
/** Minimum share of marked ballots. */
const MARKED = 0.99;

interface Survey {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

/** A program that opens a page for each ballot and submits it immediately. */
const stuff = async (origin: string): Promise<void> => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  let left = BALLOTS;
  const program = async () => {
    for (; left > 0; ) {
      left -= 1;
      const { startToken, survey } = await readJson<Survey>(where);
      await readJson(`${where}/responses`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ startToken, answers: answersTo(survey.questions), elapsedSeconds: 60 }),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, program));
};

const areMarked = (root: string) =>
  withDemoData(async (dataDir) => {
    const product = await startProduct({ root, dataDir });
    try {
      const { origin } = product;
      const cookie = await signIn(origin);
      const before = await reportedResponses(origin, cookie);
      await stuff(origin);
      const counted = async () => (await reportedResponses(origin, cookie)) - before;
      await comesTrue(async () => (await counted()) >= BALLOTS, TIMEOUT_MS);
      const marked = await readJson<{ total: number }>(
        `${origin}/api/campaigns/${DEMO_CAMPAIGN}/responses?mark=any&limit=1`,
        { headers: { cookie } },
      );
      const kept = await counted();
      return [
        ...(kept === BALLOTS ? [] : [`${kept} of ${BALLOTS} ballots are counted`]),
        ...(marked.total >= BALLOTS * MARKED ? [] : [`only ${marked.total} of ${BALLOTS} ballots are marked`]),
      ];
    } finally {
      await product.stop();
    }
  });

/** Ten thousand ballots of one program (S3). Too slow for every run. */
export const ballotFaults = (root: string): CheckStep[] => [
  { name: 'intake: 10,000 ballots of a program are kept, counted and marked', run: () => areMarked(root) },
];
