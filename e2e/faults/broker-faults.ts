import { setTimeout as pause } from 'node:timers/promises';
import { createRabbitBroker, type RabbitBroker } from '@folkmoot/service-kit/testing/rabbit';
import type { CheckStep } from '../../scripts/check/run-steps';
import { answerSurvey, DEMO_CAMPAIGN, reportedResponses, signIn } from '../../scripts/product/people';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, HANGS_MS, startAndRefuse, withData } from './fault-tests';

/**
 * RabbitMQ writes a new queue's record to disk after about a second. If it is killed before, it never confirms again.
 */
const QUEUES_WRITTEN_MS = 3_000;
/** Long enough for a second delivery to arrive. */
const QUIET_MS = 2_000;
/** One network may request twenty sign-in links, and a slow machine may need many attempts. */
const SIGN_IN_EVERY_MS = 2_500;
const AWAY_AT_START = 'RabbitMQ does not answer at AMQP_URL';
const WENT_AWAY = 'RabbitMQ went away';
/** The full sentence: the message for a missing broker at start has the same first words. */
const IS_THERE = 'RabbitMQ answers. Waiting events are being delivered';

/** One run with outages: the problems, and the expected number of responses in the report. */
class Outages {
  readonly problems: string[] = [];
  cookie = '';
  /** Responses in the report, and responses sent since then. */
  reported = 0;
  sent = 0;

  constructor(
    private readonly broker: RabbitBroker,
    private product: RunningProduct,
    private readonly start: () => Promise<RunningProduct>,
  ) {}

  check(isRight: boolean, otherwise: string): void {
    if (!isRight) this.problems.push(otherwise);
  }

  async says(words: string, times = 1): Promise<void> {
    const count = () => this.product.output().split(words).length - 1;
    const said = await comesTrue(() => count() >= times, HANGS_MS);
    this.check(said, `does not say "${words}" (${times}): ${this.product.output()}`);
  }

  /** On an empty data folder: the demo data wait for events, but its accounts exist. */
  async firstStartWithoutBroker(): Promise<void> {
    await this.says(AWAY_AT_START);
    const isIn = await comesTrue(
      async () => {
        this.cookie = await signIn(this.product.origin);
        return this.cookie !== '';
      },
      HANGS_MS,
      SIGN_IN_EVERY_MS,
    );
    this.check(isIn, 'nobody can sign in while the broker is away');
    await this.broker.start();
    await this.says(IS_THERE);
    await this.says('demo data made');
    this.reported = await reportedResponses(this.product.origin, this.cookie);
    this.check(this.reported > 0, 'the demo data have no responses');
  }

  /** Sends each response twice, as a phone with a bad connection does, while the broker is not reachable. */
  async residentsAnswer(count: number): Promise<void> {
    const { origin } = this.product;
    const page = await fetch(`${origin}/survey/${DEMO_CAMPAIGN}`);
    this.check(page.status === 200, `the page of the survey answers ${page.status}`);
    for (let index = 0; index < count; index++) {
      const key = crypto.randomUUID();
      const receipts = [await answerSurvey(origin, key), await answerSurvey(origin, key)];
      this.check(receipts[0] !== '' && receipts[0] === receipts[1], `receipts of one response: ${receipts}`);
    }
    const responses = await reportedResponses(origin, this.cookie);
    this.check(responses === this.reported, `${responses} reported while the broker was away, not ${this.reported}`);
    this.sent += count;
  }

  async everythingArrivesOnce(): Promise<void> {
    const countResponses = () => reportedResponses(this.product.origin, this.cookie);
    const expected = this.reported + this.sent;
    await comesTrue(async () => (await countResponses()) >= expected, HANGS_MS);
    await pause(QUIET_MS);
    this.reported = await countResponses();
    this.sent = 0;
    this.check(this.reported === expected, `${this.reported} responses reported, not ${expected}`);
  }

  async goesAwayAndComesBack(): Promise<void> {
    await pause(QUEUES_WRITTEN_MS);
    await this.broker.kill();
    await this.says(WENT_AWAY);
    await this.residentsAnswer(2);
    await this.broker.start();
    await this.says(IS_THERE, 2);
    await this.everythingArrivesOnce();
  }

  /** Responses of an earlier run whose events were not sent must not be lost either. */
  async isAwayAtTheNextStart(): Promise<void> {
    await this.broker.kill();
    await this.says(WENT_AWAY, 2);
    await this.residentsAnswer(1);
    this.check((await this.product.stop()) === 0, 'does not stop in peace while the broker is away');
    this.product = await this.start();
    await this.says(AWAY_AT_START);
    await this.residentsAnswer(1);
    await this.broker.start();
    await this.says(IS_THERE);
    await this.everythingArrivesOnce();
  }

  async end(): Promise<void> {
    await this.product.stop();
  }
}

const comesLaterAndGoes = (root: string) =>
  withData(async (dir) => {
    const broker = await createRabbitBroker();
    const start = () => startProduct({ root, args: ['--separate'], dataDir: dir, env: { AMQP_URL: broker.url } });
    try {
      const outages = new Outages(broker, await start(), start);
      try {
        await outages.firstStartWithoutBroker();
        await outages.goesAwayAndComesBack();
        await outages.isAwayAtTheNextStart();
      } finally {
        await outages.end();
      }
      return outages.problems;
    } finally {
      await broker.remove();
    }
  });

const isNoAddress = (root: string) =>
  withData(async (dir) => {
    const args = ['--separate', '--data', dir];
    const { code, text } = await startAndRefuse(root, args, { AMQP_URL: 'http://127.0.0.1:9' });
    return code === 1 && text.includes('AMQP_URL') ? [] : [`code ${code}: ${text}`];
  });

/** A missing broker. */
export const brokerFaults = (root: string): CheckStep[] => [
  {
    name: 'broker: away at start, comes, goes, comes back: residents answer, nothing is lost or doubled',
    run: () => comesLaterAndGoes(root),
  },
  { name: 'broker: an AMQP_URL that is none, says so', run: () => isNoAddress(root) },
];
