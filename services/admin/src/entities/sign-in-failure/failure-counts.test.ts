import { manualClock } from '@folkmoot/service-kit/testing';
import { createFailureCounts } from './failure-counts';

describe('the counts of failed sign-ins', () => {
  it('are one write while another one of the same person and reason is under way', async () => {
    const written: number[] = [];
    const finish: (() => void)[] = [];
    const add = ({ count }: { count: number }) => {
      written.push(count);
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    const counts = createFailureCounts({ failures: { add }, clock: manualClock(), logger: { error: () => undefined } });
    for (let times = 0; times < 5; times += 1) counts.note({ userId: 'u1', reason: 'factor_wrong' });
    counts.note({ userId: null, reason: 'link_invalid' });
    expect(written).toEqual([1, 1]);
    finish[0]?.();
    await new Promise(setImmediate);
    expect(written).toEqual([1, 1, 4]);
  });

  it('log an error and count on when the database does not answer', async () => {
    const errors: string[] = [];
    const add = () => Promise.reject(new Error('away'));
    const logger = { error: (_: object, message: string) => void errors.push(message) };
    const counts = createFailureCounts({ failures: { add }, clock: manualClock(), logger });
    counts.note({ userId: null, reason: 'link_invalid' });
    await new Promise(setImmediate);
    counts.note({ userId: null, reason: 'link_invalid' });
    await new Promise(setImmediate);
    expect(errors).toHaveLength(2);
  });
});
