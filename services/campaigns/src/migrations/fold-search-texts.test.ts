import { listCampaignsOperation, listSurveysOperation } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../testing/campaigns-service';
import { createCampaign } from '../testing/journey';
import { runMigration } from '../testing/migration-context';
import { foldSearchTexts } from './0004-fold-search-texts';

interface StoredText {
  _id: string;
  searchText: string;
}

describe('search texts of earlier versions', () => {
  const as = userActor();
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  const stored = (name: string) => service.connection.collection<StoredText>(name);
  const titles = async (q: string) => {
    const { body } = await service.call(listCampaignsOperation, { as, query: { q } });
    return body.items.map(({ title }) => title);
  };

  it('are spelt out once, so that the search finds them, and other texts stay', async () => {
    const { id } = await createCampaign(service, as, 'Große Straße');
    const other = await createCampaign(service, as, 'Long Lane');
    for (const name of ['campaigns', 'surveys']) {
      const filter = name === 'campaigns' ? { _id: id } : { searchText: /strasse/ };
      await stored(name).updateOne(filter, { $set: { searchText: 'große straße' } });
    }
    expect(await titles('strasse')).toEqual([]);
    const context = { connection: service.connection } as Parameters<typeof foldSearchTexts.countOutdated>[0];
    expect(await foldSearchTexts.countOutdated(context)).toBe(2);
    expect(await runMigration(service, foldSearchTexts)).toHaveLength(2);
    expect(await foldSearchTexts.countOutdated(context)).toBe(0);
    expect(await titles('strasse')).toEqual(['Große Straße']);
    expect(await titles('STRAßE große')).toEqual(['Große Straße']);
    const surveys = await service.call(listSurveysOperation, { as, query: { q: 'strasse' } });
    expect(surveys.body.items).toHaveLength(1);
    expect((await stored('campaigns').findOne({ _id: other.id }))?.searchText).toContain('long lane');
    expect(await runMigration(service, foldSearchTexts)).toEqual([]);
  });
});
