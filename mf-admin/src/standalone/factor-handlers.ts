import {
  type CouncilFactors,
  getCouncilFactorsOperation,
  requireFactorsOperation,
  resetMemberFactorsOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleMembers } from './sample-people';

const DAY_MS = 86_400_000;

/** Who of the sample council has a second factor. It lasts until the page is closed. */
export const onFactors = (): Handler[] => {
  let requirement: CouncilFactors['requirement'] = null;
  const withFactor = new Set(
    sampleMembers()
      .slice(0, 1)
      .map(({ id }) => id),
  );
  const state = (): CouncilFactors => ({
    requirement,
    members: sampleMembers().map(({ id, name }) => ({
      userId: id,
      name,
      kinds: withFactor.has(id) ? ['passkey'] : [],
    })),
  });
  return [
    handle(getCouncilFactorsOperation, state),
    handle(requireFactorsOperation, ({ body: { graceDays } }) => {
      const since = new Date();
      requirement =
        graceDays === null
          ? null
          : {
              since: since.toISOString(),
              graceDays,
              dueAt: new Date(since.getTime() + graceDays * DAY_MS).toISOString(),
            };
      return state();
    }),
    handle(resetMemberFactorsOperation, ({ params: { userId } }) => {
      if (!withFactor.delete(userId)) throw problem('no_factor');
    }),
  ];
};
