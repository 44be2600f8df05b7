import type { Bind } from './repositories';

/** The figures of campaigns that are asked for all the time. */
export const counterTests = (bind: () => Bind) => {
  describe('counters', () => {
    test('counters, change with their revision, and are to be announced until they have been', async () => {
      const { counters } = bind()('a');
      const unannounced = () => bind()(null).sweeps.listUnannouncedAcrossCouncils(10);
      await counters.insert('c1', 'UTC');
      await counters.change('c1', { responses: 2 });
      const counter = await counters.get('c1');
      expect(counter).toMatchObject({ responses: 2, zone: 'UTC', revision: 2 });
      expect(await unannounced()).toEqual([{ campaignId: 'c1', councilId: 'a' }]);
      expect(await counters.takeUnannounced('c1')).toEqual(counter);
      expect(await unannounced()).toEqual([]);
      expect(await counters.takeUnannounced('c1')).toBeNull();
      await counters.change('c1', { responses: 1 });
      expect(await counters.takeUnannounced('c1')).toMatchObject({ responses: 3, revision: 3 });
      await expect(counters.change('missing', {})).rejects.toMatchObject({ code: 'campaign_not_found' });
      expect(await bind()('b').counters.list(['c1'])).toEqual([]);
    });
    test('counters keep how far the numbers of responses are, without a change of the figures', async () => {
      const { counters } = bind()('a');
      await counters.insert('c1', 'UTC');
      const before = await counters.get('c1');
      expect(before.numbers).toBeNull();
      const numbers = { last: 9, older: 7, olderGiven: 3 };
      await counters.saveNumbers('c1', numbers);
      expect(await counters.get('c1')).toEqual({ ...before, numbers });
      await counters.change('c1', { responses: 1, numbers: { ...numbers, last: 10 } });
      expect(await counters.get('c1')).toMatchObject({ responses: 1, numbers: { last: 10, older: 7, olderGiven: 3 } });
      await counters.markCurrent('c1');
      expect(await bind()(null).sweeps.listOutdatedAcrossCouncils()).toEqual([]);
    });
    test('counters of another zone, wait for a recount until it is done', async () => {
      const { counters } = bind()('a');
      const waiting = () => bind()(null).sweeps.listToRecountAcrossCouncils();
      await counters.insert('c1', 'UTC');
      await counters.insert('c2', 'Europe/London');
      await counters.askForRecount('Europe/London');
      expect(await waiting()).toEqual([{ campaignId: 'c1', councilId: 'a' }]);
      await counters.replace('c1', { responses: 7, zone: 'Europe/London' });
      expect(await waiting()).toEqual([]);
      expect(await counters.get('c1')).toMatchObject({ responses: 7, zone: 'Europe/London' });
    });
  });
};
