import { DomainError } from '@folkmoot/contracts';
import { encodeCursor, type Listed, type ListOptions } from '@folkmoot/service-kit';
import type { Subscribers } from './subscriber-document.mongo';
import type { SubscriberDocument } from './subscriber-model.mongo';
import { pageOf } from './subscriber-question.mongo';
import type { SubscriberRule } from './subscriber-rule.domain';

const tooSlow = Object.assign(new Error('operation exceeded time limit'), { code: 50 });
const page: Listed<SubscriberDocument> = { items: [], nextCursor: null };

/** A collection whose first `slow` reads take too long. */
const subscribersThat = (slow: number) => {
  const reads: string[] = [];
  const read = (name: string) => async (options: ListOptions<SubscriberDocument>) => {
    reads.push(`${name} ${options.hint ? Object.keys(options.hint)[1] : ''} ${options.mostMs}`.replace('  ', ' '));
    if (reads.length <= slow) throw tooSlow;
    return page;
  };
  return { reads, subscribers: { list: read('list'), listInParts: read('parts') } as unknown as Subscribers };
};

const mailed: SubscriberRule = { of: 'mailed', since: new Date('2026-03-02T09:00:00.000Z') };
const twoWards: SubscriberRule = {
  match: 'all',
  rules: [mailed, { of: 'attribute', test: { is: 'one_of', keys: ['ward=1', 'ward=2'] } }],
};

describe('a page of the people of a rule', () => {
  const readsOf = async (rule: SubscriberRule, slow: number, page: Parameters<typeof pageOf>[2] = { forMs: 60 }) => {
    const { reads, subscribers } = subscribersThat(slow);
    await pageOf(subscribers, { rule }, page);
    return reads;
  };

  it('is read in the order of the list, without a limit where nobody waits', async () => {
    expect(await readsOf(mailed, 0)).toEqual(['list subscribedAt 25']);
    expect(await readsOf(mailed, 0, {})).toEqual(['list subscribedAt undefined']);
  });

  it('is read by an index that leads to the people, then through the list in parts, when that takes too long', async () => {
    expect(await readsOf(twoWards, 1)).toEqual(['list subscribedAt 25', 'list attributeKeys 25']);
    expect(await readsOf(twoWards, 2)).toEqual([
      'list subscribedAt 25',
      'list attributeKeys 25',
      'parts subscribedAt 4000',
    ]);
    expect(await readsOf(mailed, 1)).toEqual(['list subscribedAt 25', 'parts subscribedAt 4000']);
  });

  it('is read in parts at once when the page before it was', async () => {
    const between = encodeCursor([{ t: 'date', v: new Date('2026-03-02T09:00:00.000Z') }, '']);
    expect(await readsOf(twoWards, 0, { forMs: 60, cursor: between })).toEqual(['parts subscribedAt 4000']);
    const behindSomebody = encodeCursor([{ t: 'date', v: new Date('2026-03-02T09:00:00.000Z') }, 'subscriber_1']);
    expect(await readsOf(twoWards, 0, { forMs: 60, cursor: behindSomebody })).toEqual(['list subscribedAt 25']);
  });

  it('is refused when a single part takes too long, and fails when the database does', async () => {
    await expect(readsOf(mailed, 2)).rejects.toEqual(new DomainError('segment_too_slow'));
    const broken = { list: async () => Promise.reject(new Error('no connection')) } as unknown as Subscribers;
    await expect(pageOf(broken, { rule: mailed }, { forMs: 60 })).rejects.toThrow('no connection');
  });
});
