import { holdsWords, meets } from './answer-conditions.domain';
import { newestFirst, pageOf } from './fake-pages.fake';
import type { FakeBound, Kept } from './fake-store.fake';
import type { Response } from './response.domain';
import type { ResponseFilter, ResponseRepository } from './response.repository';

export type ErasableResponse = Response & { erasedOf?: string };

/** What lists ask for, a word each; all are to be met. */
const asked: readonly ((response: Response, filter: ResponseFilter) => boolean)[] = [
  ({ createdAt }, { since }) => !since || createdAt >= since,
  ({ createdAt }, { before }) => !before || createdAt < before,
  ({ marks }, { mark }) => !mark || (mark === 'any' ? marks.length > 0 : marks.includes(mark)),
  (response, { round }) => round === undefined || response.round === round,
  (response, { series }) => !series || series.includes(response.series),
  (response, { isExcluded }) => isExcluded === undefined || response.isExcluded === isExcluded,
  (response, { answers = [] }) => answers.every((condition) => meets(response.answers, condition)),
  ({ answers }, { words }) => !words || answers.some(({ answer }) => holdsWords(answer, words)),
];

const isIn =
  (filter: ResponseFilter) =>
  (response: Response): boolean =>
    asked.every((fits) => fits(response, filter));

export const fakeResponses = (store: FakeBound<Kept<ErasableResponse>>): ResponseRepository => {
  const of = (campaignId: string): Response[] =>
    store
      .all()
      .filter((each) => each.campaignId === campaignId && each.erasedOf === undefined)
      .map(({ revision: _, ...response }) => response);
  return {
    find: async (id) => {
      const kept = store.find(id);
      if (!kept) return null;
      const { revision: _, erasedOf, ...response } = kept;
      return erasedOf === undefined ? response : 'erased';
    },
    erase: async (id, campaignId) => {
      const kept = store.find(id);
      const erased = { ...(kept ?? ({} as Response)), id, campaignId, erasedOf: campaignId };
      if (kept) store.put({ ...kept, ...erased });
      else store.insert(erased);
    },
    findKnownIds: async (ids) => new Set(ids.filter((id) => store.find(id) !== null)),
    insertMany: async (responses) => {
      for (const response of responses) store.insert(response);
    },
    list: async (list) => pageOf(newestFirst(of(list.campaignId).filter(isIn(list))), list.cursor, list.limit),
    count: async (filter, atMost = Number.POSITIVE_INFINITY) =>
      Math.min(atMost, of(filter.campaignId).filter(isIn(filter)).length),
    batches: async function* (filter) {
      yield newestFirst(of(filter.campaignId).filter(isIn(filter)));
    },
    listUnnumbered: async (campaignId, limit) =>
      newestFirst(of(campaignId).filter(({ number }) => number === undefined))
        .toReversed()
        .slice(0, limit),
    saveNumbers: async (numbers) => {
      for (const [id, number] of numbers) {
        const kept = store.find(id);
        if (kept) store.put({ ...kept, number });
      }
    },
    saveExclusion: async (id, given) => {
      const kept = store.find(id);
      if (kept) store.put({ ...kept, ...given });
    },
    deleteMany: async (ids) => store.erase(({ id }) => ids.includes(id)),
    eraseOfCampaign: async (campaignId) => store.erase((each) => each.campaignId === campaignId),
  };
};
