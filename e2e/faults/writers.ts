import { setTimeout as pause } from 'node:timers/promises';
import { answersTo, readJson } from '../../scripts/product/people';

const WAIT_MS = 50;
const ATTEMPT_MS = 10_000;
const SHOWN_PROBLEMS = 10;

interface Survey {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

export interface WritersOptions {
  /** How long somebody reads before the next response, in milliseconds. Default: not at all. */
  readonly thinkingMs?: () => number;
  /** Called with the moment at which a response was first sent, when it is taken. */
  readonly onTaken?: (startedAt: number) => void;
}

/**
 * People who answer a survey, one response after another, each with retries like the page. Collects the acknowledged
 * receipts and the answers that the page could not handle.
 */
export class Writers {
  /** The receipt of each acknowledged response, by its key. */
  readonly acknowledged = new Map<string, string>();
  readonly #problems = new Set<string>();
  readonly #where: string;
  #body = '';
  #stopped = false;
  /** After a time limit nothing is tried again: it would keep the process alive. */
  #isOver = false;
  #running: Promise<void>[] = [];

  constructor(
    origin: string,
    campaignId: string,
    private readonly options: WritersOptions = {},
  ) {
    this.#where = `${origin}/api/public/surveys/${campaignId}`;
  }

  get problems(): string[] {
    return [...this.#problems].slice(0, SHOWN_PROBLEMS);
  }

  async begin(count: number): Promise<void> {
    const { startToken, survey } = await readJson<Survey>(this.#where);
    this.#body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
    this.#running = Array.from({ length: count }, () => this.#write());
  }

  /** Starts no more responses. Waits at most this time for those that have started. */
  async finish(withinMs: number): Promise<void> {
    this.#stopped = true;
    await this.#inTime(this.#running, withinMs, `some responses were not taken within ${withinMs} ms of the last kill`);
  }

  /** Sends every response again, or the last ones, within this time, and expects the same receipt. */
  async repeatAll(withinMs: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    const keys = [...this.acknowledged.keys()].slice(-most);
    const again = async (): Promise<void> => {
      for (let key = keys.pop(); key; key = keys.pop()) {
        const receipt = await this.#untilTaken(key);
        if (receipt !== null && receipt !== this.acknowledged.get(key))
          this.#problems.add('a repeat was given another receipt');
      }
    };
    await this.#inTime(Array.from({ length: 16 }, again), withinMs, `some repeats were not taken in ${withinMs} ms`);
  }

  async #inTime(work: readonly Promise<void>[], withinMs: number, problem: string): Promise<void> {
    const inTime = await Promise.race([Promise.all(work).then(() => true), pause(withinMs, false, { ref: false })]);
    if (inTime) return;
    this.#problems.add(problem);
    this.#isOver = true;
  }

  async #write(): Promise<void> {
    const { thinkingMs, onTaken } = this.options;
    while (!this.#stopped) {
      if (thinkingMs) await pause(thinkingMs());
      const key = crypto.randomUUID();
      const startedAt = Date.now();
      const receipt = await this.#untilTaken(key);
      if (receipt === null) return;
      this.acknowledged.set(key, receipt);
      onTaken?.(startedAt);
    }
  }

  /** The receipt. Null when the time is over. */
  async #untilTaken(key: string): Promise<string | null> {
    while (!this.#isOver) {
      const receipt = await this.#attempt(key);
      if (receipt) return receipt;
      await pause(WAIT_MS);
    }
    return null;
  }

  /** The receipt. Null when the attempt must be repeated, also without any answer, as from a dead gateway. */
  async #attempt(key: string): Promise<string | null> {
    try {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const response = await fetch(`${this.#where}/responses`, { method: 'POST', headers, body: this.#body, signal });
      if (response.status === 201) return ((await response.json()) as { receipt: string }).receipt;
      this.#judge(response, await response.text());
    } catch {
      // Cut off, refused or without an answer.
    }
    return null;
  }

  #judge({ status, headers }: Response, text: string): void {
    const isHonest = status === 503 || status === 429;
    if (!isHonest) this.#problems.add(`answered with ${status}: ${text.slice(0, 200)}`);
    else if (!(Number(headers.get('retry-after')) > 0)) this.#problems.add(`${status} without Retry-After`);
  }
}
