import { optInPageChangedEvent, systemActor } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newPage } from '../../entities/opt-in-page';
import { newPageCode } from '../../entities/page-code';
import { subscribersUnits } from '../../testing/subscribers-units';
import { deleteOptInPage } from './delete-opt-in-page.use-case';
import { freeReservedAddresses } from './free-reserved-addresses.use-case';
import { sweepOptInPages } from './sweep-opt-in-pages.use-case';

const DAY_MS = 86_400_000;
const actor = userActor();
const units = subscribersUnits();
const { clock } = units;
const system = units.contextOf(systemActor('subscribers'));

const setUp = async () => {
  const records = units.repositoriesOf(ownCouncil);
  const input = { title: 'News', description: '', tagIds: ['tag'], createdBy: 'user_1' };
  const add = (slug: string) => records.optInPages.add(newPage({ ...input, slug }, clock.now()));
  const [goes, stays] = [await add('goes'), await add('stays')];
  for (const { id: pageId } of [goes, stays]) {
    const signup = { subscriberId: 'amy', tagIds: ['tag'], data: { name: 'Amy' }, needsConfirmation: false };
    await records.signups.add({ id: `signup-${pageId}`, pageId, at: clock.now(), ...signup });
    await records.pageFigures.add(pageId, '2026-03-02', { views: 3 });
    const code = { id: `code-${pageId}`, pageId, label: 'Library' };
    await records.pageCodes.insert(newPageCode(code, clock.now()));
  }
  await deleteOptInPage(units.contextOf(actor), goes.id);
  const sweep = (signal = new AbortController().signal) => sweepOptInPages(system, signal);
  const leftOf = async (pageId: string) => [
    (await records.signups.listOfPage(pageId, {})).items.length,
    (await records.pageFigures.totalsOf([pageId])).size,
    (await records.pageCodes.listOfPage(pageId)).length,
  ];
  const free = () => freeReservedAddresses(system, new AbortController().signal);
  const events = () =>
    units.eventsOf(optInPageChangedEvent).filter(({ payload }) => payload.page.formerSlugs.includes('results'));
  return { records, goes, stays, sweep, leftOf, add, free, events };
};

describe('sweep of deleted opt-in pages', () => {
  it('nothing is deleted within 30 days (E-79)', async () => {
    const { records, goes, sweep, leftOf } = await setUp();
    clock.advance(29 * DAY_MS);
    await sweep();
    expect((await records.optInPages.getDeleted(goes.id)).slug).toBe('goes');
    expect(await leftOf(goes.id)).toEqual([1, 1, 1]);
  });

  it('the page, its sign-ups and its figures are deleted after 30 days, and a live page stays', async () => {
    const { records, goes, stays, sweep, leftOf } = await setUp();
    clock.advance(31 * DAY_MS);
    await sweep();
    await sweep();
    await expect(records.optInPages.getDeleted(goes.id)).rejects.toMatchObject({ code: 'not_found' });
    expect([await leftOf(goes.id), await leftOf(stays.id)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('the sweep ends when it is aborted', async () => {
    const { goes, sweep, leftOf } = await setUp();
    clock.advance(31 * DAY_MS);
    await sweep(AbortSignal.abort());
    expect(await leftOf(goes.id)).toEqual([1, 1, 1]);
  });
});

describe('pages with a newly reserved address', () => {
  it('the sweep assigns the next free address, and the old address leads to the page', async () => {
    const { records, add, free, events } = await setUp();
    const page = await add('results');
    await add('results-2');
    const other = await add('my-results');
    await free();
    await free();
    expect(await records.optInPages.get(page.id)).toMatchObject({
      slug: 'results-3',
      formerSlugs: ['results'],
      updatedAt: clock.now(),
      revision: 2,
    });
    expect((await records.optInPages.get(other.id)).slug).toBe('my-results');
    expect(events().map(({ actor, payload }) => [actor.kind, payload.page.slug])).toEqual([['system', 'results-3']]);
  });
});
