import { fakeUnitOfWork, manualClock } from '@folkmoot/service-kit/testing';
import { redactTexts } from '../integrations/redact-texts';
import type { Deps } from '../records/repositories';
import { fakeRepositories } from '../records/repositories.fake';

/** What use cases are given, in memory; ids are counted. */
export const fakeDeps = (start = '2026-03-02T09:00:00.000Z') => {
  const clock = manualClock(start);
  const repositories = fakeRepositories();
  const units = fakeUnitOfWork(repositories, { clock });
  let made = 0;
  const makeId = () => {
    made += 1;
    return `id-${made}`;
  };
  const origin = { publicOrigin: 'https://folkmoot.example' };
  const text = {
    findTemplate: () => null,
    redactTexts: async (given: Parameters<typeof redactTexts>[0]) => redactTexts(given),
  };
  const deps: Deps = { ...units, ...origin, ...text, clock, makeId, makeCode: makeId };
  return { deps, clock, units, repositories };
};
