import { campaignChangedEvent, deleteCampaignOperation, updateCampaignOperation } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../testing/campaigns-service';
import { createCampaign, openCampaign } from '../testing/journey';
import { runMigration } from '../testing/migration-context';
import { publishLabels } from './0005-publish-labels';

const as = userActor();

describe('labels that earlier versions did not publish', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  it('campaigns with labels that residents can see are published with their revision', async () => {
    const label = async (id: string) => {
      const params = { campaignId: id };
      const { body } = await service.call(updateCampaignOperation, { as, params, body: { labels: ['parks'] } });
      return body.revision;
    };
    const [open, deleted, draft] = [
      await openCampaign(service),
      await openCampaign(service),
      await createCampaign(service),
    ];
    await openCampaign(service);
    const revision = await label(open.id);
    for (const { id } of [deleted, draft]) await label(id);
    await service.call(deleteCampaignOperation, { as, params: { campaignId: deleted.id } });
    await service.settled();
    service.forgetEvents();
    expect(await runMigration(service, publishLabels)).toEqual([{ afterId: open.id }]);
    await service.settled();
    const events = service.eventsOf(campaignChangedEvent).map(({ payload: { campaign } }) => campaign);
    expect(events.map((each) => [each.id, each.labels, each.revision])).toEqual([[open.id, ['parks'], revision]]);
  });
});
