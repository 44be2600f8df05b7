import type { Envelope } from '@folkmoot/contracts';

type Outcome = 'done' | 'repeated';

interface Waiting {
  readonly envelope: Envelope;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface TogetherOptions {
  /** One event in a transaction of its own. */
  readonly alone: (envelope: Envelope) => Promise<Outcome>;
  /** Events of one council in one transaction. */
  readonly together: (envelopes: readonly Envelope[]) => Promise<void>;
  /** Events in one transaction. */
  readonly most: number;
}

/** Takes from the front of the line those of the first one's council. */
const nextOf = (line: Waiting[], most: number): Waiting[] => {
  const councilId = line[0]?.envelope.councilId;
  const taken = line.filter(({ envelope }) => envelope.councilId === councilId).slice(0, most);
  for (const one of taken) line.splice(line.indexOf(one), 1);
  return taken;
};

/**
 * Handles what waits at the same time in one transaction: many events about the same documents would only lose against
 * each other. When that fails each is handled alone, so that one bad event does not hold up the others.
 */
export const takeTogether = ({ alone, together, most }: TogetherOptions) => {
  const line: Waiting[] = [];
  let isWorking = false;

  const handleAlone = ({ envelope, resolve, reject }: Waiting) => alone(envelope).then(resolve, reject);

  const handle = async (some: readonly Waiting[]): Promise<void> => {
    try {
      await together(some.map(({ envelope }) => envelope));
      for (const { resolve } of some) resolve('done');
    } catch {
      for (const one of some) await handleAlone(one);
    }
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    while (line.length > 0) {
      const some = nextOf(line, most);
      const [only] = some;
      await (only && some.length === 1 ? handleAlone(only) : handle(some));
    }
    isWorking = false;
  };

  return (envelope: Envelope): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      line.push({ envelope, resolve, reject });
      if (!isWorking) void work();
    });
};
