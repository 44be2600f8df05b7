import { optInPageChangedEvent } from '@folkmoot/contracts';
import { fakeUnitOfWork, manualClock, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newPage } from '../../opt-in-pages/opt-in-page.domain';
import { fakeRecords } from '../../testing/fake-records.fake';
import { deleteOptInPage } from './delete-opt-in-page.use-case';
import { freeReservedAddresses } from './free-reserved-addresses.use-case';
import { sweepOptInPages } from './sweep-opt-in-pages.use-case';

const DAY_MS = 86_400_000;

const setUp = async () => {
  const clock = manualClock();
  const units = fakeUnitOfWork(fakeRecords(), { clock });
  const actor = userActor({ councilId: ownCouncil });
  const records = units.reader(actor);
  const given = { title: 'News', description: '', tagIds: ['tag'], createdBy: 'user_1' };
  const add = (slug: string) => records.optInPages.add(newPage({ ...given, slug }, clock.now()));
  const [goes, stays] = [await add('goes'), await add('stays')];
  for (const { id: pageId } of [goes, stays]) {
    const signup = { subscriberId: 'amy', tagIds: ['tag'], data: { name: 'Amy' }, needsConfirmation: false };
    await records.signups.add({ id: `signup-${pageId}`, pageId, at: clock.now(), ...signup });
    await records.pageFigures.add(pageId, '2026-03-02', { views: 3 });
  }
  await deleteOptInPage({ unitOfWork: units.unitOfWork, clock }, actor, goes.id);
  const sweep = (signal = new AbortController().signal) => sweepOptInPages({ units, clock }, signal);
  const leftOf = async (pageId: string) => [
    (await records.signups.listOfPage(pageId, {})).items.length,
    (await records.pageFigures.totalsOf([pageId])).size,
  ];
  const free = () => freeReservedAddresses({ units, clock }, new AbortController().signal);
  const events = () =>
    units.eventsOf(optInPageChangedEvent).filter(({ payload }) => payload.page.formerSlugs.includes('results'));
  return { clock, records, goes, stays, sweep, leftOf, add, free, events };
};

describe('sweeping deleted opt-in pages', () => {
  it('within 30 days nothing goes (E-79)', async () => {
    const { clock, records, goes, sweep, leftOf } = await setUp();
    clock.advance(29 * DAY_MS);
    await sweep();
    expect((await records.optInPages.getDeleted(goes.id)).slug).toBe('goes');
    expect(await leftOf(goes.id)).toEqual([1, 1]);
  });

  it('afterwards the page goes with what was entered on it and its figures, a live one stays', async () => {
    const { clock, records, goes, stays, sweep, leftOf } = await setUp();
    clock.advance(31 * DAY_MS);
    await sweep();
    await sweep();
    await expect(records.optInPages.getDeleted(goes.id)).rejects.toMatchObject({ code: 'not_found' });
    expect([await leftOf(goes.id), await leftOf(stays.id)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('told to stop: it stops', async () => {
    const { clock, goes, sweep, leftOf } = await setUp();
    clock.advance(31 * DAY_MS);
    await sweep(AbortSignal.abort());
    expect(await leftOf(goes.id)).toEqual([1, 1]);
  });
});

describe('pages whose address has been reserved since', () => {
  it('get the next free address, and the old one leads to them, when the sweep finds them', async () => {
    const { clock, records, add, free, events } = await setUp();
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
