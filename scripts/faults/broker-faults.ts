import { setTimeout as pause } from 'node:timers/promises';
import { createRabbitBroker, type RabbitBroker } from '@folkmoot/service-kit/testing/rabbit';
import type { CheckStep } from '../check/run-steps';
import { answerSurvey, DEMO_CAMPAIGN, reportedResponses, signIn } from '../product/people';
import { type RunningProduct, startProduct } from '../product/running-product';
import { comesTrue, startAndRefuse, withData } from './ground';

const PATIENCE_MS = 45_000;
/** RabbitMQ has a new queue's record on its disk only after a second or so; killed before, it never confirms again. */
const QUEUES_WRITTEN_MS = 3_000;
/** Long enough for a second delivery to have come. */
const QUIET_MS = 2_000;
/** One network may ask for twenty sign-in links; a slow machine has nobody to send them to for a while. */
const SIGN_IN_EVERY_MS = 2_500;
const AWAY_AT_START = 'RabbitMQ does not answer at AMQP_URL';
const WENT_AWAY = 'RabbitMQ went away';
/** Not only its first words: what is told when the broker is away at start has them too. */
const IS_THERE = 'RabbitMQ answers; what waited for it is on its way';

/** One run through outages: what was found wrong, and what the report must tell of. */
class Outages {
  readonly problems: string[] = [];
  cookie = '';
  /** What the report tells of, and what was sent since. */
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
    const said = await comesTrue(() => count() >= times, PATIENCE_MS);
    this.check(said, `does not say "${words}" (${times}): ${this.product.output()}`);
  }

  /** On an empty data folder: the demo data wait for events, but its people are there. */
  async firstStartWithoutBroker(): Promise<void> {
    await this.says(AWAY_AT_START);
    const isIn = await comesTrue(
      async () => {
        this.cookie = await signIn(this.product.origin);
        return this.cookie !== '';
      },
      PATIENCE_MS,
      SIGN_IN_EVERY_MS,
    );
    this.check(isIn, 'nobody can sign in while the broker is away');
    await this.broker.start();
    await this.says(IS_THERE);
    await this.says('demo data made');
    this.reported = await reportedResponses(this.product.origin, this.cookie);
    this.check(this.reported > 0, 'the demo data have no responses');
  }

  /** Sends each response twice, as a phone in a tunnel does, while the broker is away. */
  async residentsAnswer(count: number): Promise<void> {
    const { origin } = this.product;
    const page = await fetch(`${origin}/survey/${DEMO_CAMPAIGN}`);
    this.check(page.status === 200, `the page of the survey answers ${page.status}`);
    for (let index = 0; index < count; index++) {
      const key = crypto.randomUUID();
      const receipts = [await answerSurvey(origin, key), await answerSurvey(origin, key)];
      this.check(receipts[0] !== '' && receipts[0] === receipts[1], `receipts of one response: ${receipts}`);
    }
    const told = await reportedResponses(origin, this.cookie);
    this.check(told === this.reported, `${told} reported while the broker was away, not ${this.reported}`);
    this.sent += count;
  }

  async everythingArrivesOnce(): Promise<void> {
    const told = () => reportedResponses(this.product.origin, this.cookie);
    const expected = this.reported + this.sent;
    await comesTrue(async () => (await told()) >= expected, PATIENCE_MS);
    await pause(QUIET_MS);
    this.reported = await told();
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

  /** What was answered in an earlier run, and handed to nobody, is not forgotten either. */
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

/** A broker that is not there when it is needed. */
export const brokerFaults = (root: string): CheckStep[] => [
  {
    name: 'broker: away at start, comes, goes, comes back: residents answer, nothing is lost or doubled',
    run: () => comesLaterAndGoes(root),
  },
  { name: 'broker: an AMQP_URL that is none, says so', run: () => isNoAddress(root) },
];
