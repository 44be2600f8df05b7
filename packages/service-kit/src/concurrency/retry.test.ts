import { backOff, retry } from './retry';

const failingTimes = (times: number) => {
  const attempts: number[] = [];
  const work = async (attempt: number): Promise<string> => {
    attempts.push(attempt);
    if (attempt <= times) throw new Error(`failure ${attempt}`);
    return 'done';
  };
  return { attempts, work };
};

describe('a retry', () => {
  it('repeats the work when it fails, and returns the result of the first success', async () => {
    const { attempts, work } = failingTimes(2);
    expect(await retry(work, { isWorthRetry: () => true, waits: { first: 1, most: 2 } })).toBe('done');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('throws the last error when the maximum number of attempts is reached', async () => {
    const { attempts, work } = failingTimes(9);
    await expect(retry(work, { isWorthRetry: () => true, maxAttempts: 3 })).rejects.toThrow('failure 3');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('throws at once when the failure is not worth a retry', async () => {
    const { attempts, work } = failingTimes(9);
    await expect(retry(work, { isWorthRetry: () => false })).rejects.toThrow('failure 1');
    expect(attempts).toEqual([1]);
  });

  it('throws without the rest of the wait when its signal is aborted', async () => {
    const { attempts, work } = failingTimes(9);
    const stopping = new AbortController();
    const waits = { first: 60_000, most: 60_000 };
    const retried = retry(work, { isWorthRetry: () => true, waits, signal: stopping.signal });
    stopping.abort();
    await expect(retried).rejects.toThrow(/^failure/);
    expect(attempts.length).toBeLessThanOrEqual(2);
  });
});

test('a back-off doubles up to its maximum', () => {
  for (const [attempt, ceiling] of [100, 200, 400, 500, 500].entries()) {
    const wait = backOff(attempt, { first: 100, most: 500 });
    expect(wait).toBeGreaterThanOrEqual(ceiling / 2);
    expect(wait).toBeLessThanOrEqual(ceiling);
  }
});
