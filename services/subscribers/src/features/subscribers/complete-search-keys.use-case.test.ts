import { systemActor } from '@folkmoot/contracts';
import { testUnits, userActor } from '@folkmoot/service-kit/testing';
import { begin, type ImportLayout, receive, start } from '../../entities/import';
import { createRepositories, models } from '../../testing/repositories';
import { completeSearchKeys, isImporting } from './complete-search-keys.use-case';

const me = userActor();
const layout: ImportLayout = {
  encoding: 'UTF-8',
  delimiter: ',',
  quote: '"',
  columns: [],
  hasHeader: false,
  emailColumn: 0,
  first: { offset: 0, line: 1 },
  afterHeader: { offset: 9, line: 2 },
  rows: 5,
};
const choice = { emailColumn: 0, hasHeader: false, tagIds: [], consentSource: 'Paper forms' };
const signal = new AbortController().signal;
const MINUTE_MS = 60_000;

const units = testUnits({
  models,
  producer: 'subscribers',
  repositories: createRepositories,
});
const { clock } = units;
const system = units.contextOf(systemActor('subscribers'));

const addPerson = (email: string) =>
  units.unitOfWork(me, async ({ subscribers, stats }) => {
    await subscribers.addAll([
      {
        email,
        writtenEmail: email,
        uniqueId: 'ABCDEFGH',
        source: 'csv_upload',
        status: 'active',
        subscribedAt: clock.now(),
        subscriptions: [],
        history: [],
      },
    ]);
    await stats.addIncomplete(1);
  });

const searched = async (q: string): Promise<number> => {
  const { items } = await units.contextOf(me).reader(me).subscribers.list({ q }, { limit: 10 });
  return items.length;
};

it('keys within words wait while an import is at work, and not for one that has stopped', async () => {
  await addPerson('resident@x.example');
  const importing = await units.unitOfWork(me, async ({ imports }) => {
    const added = await imports.add({ fileName: 'people.csv', actor: me }, clock.now());
    const received = await imports.save(receive(added, { pieces: ['hash'], layout }, clock.now()));
    const started = await imports.save(start(received, choice, me, clock.now()));
    return imports.save(begin(started, clock.now()));
  });
  expect(importing.state).toBe('running');
  await completeSearchKeys(system, signal);
  expect([await isImporting(system), await searched('sident')]).toEqual([true, 0]);
  clock.advance(MINUTE_MS);
  await completeSearchKeys(system, signal);
  expect([await isImporting(system), await searched('sident')]).toEqual([false, 1]);
});
