import { campaignChangedEvent, storageCountedEvent, uploadQuestionImageOperation } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../testing/journey';
import { runMigration } from '../testing/migration-context';
import { formOf, pngFile } from '../testing/sample-files';
import { publishStates } from './0003-publish-states';

describe('states that earlier versions did not publish', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  it('unactivated campaigns and the storage of councils are published with their revision', async () => {
    const { id } = await createCampaign(service);
    await saveQuestions(service, id, parkQuestions);
    await openCampaign(service);
    await service.call(uploadQuestionImageOperation, { as: userActor(), body: formOf({ bytes: await pngFile() }) });
    await service.settled();
    service.forgetEvents();
    expect(await runMigration(service, publishStates)).toEqual([
      { step: 'campaigns', afterId: id },
      { step: 'storage', afterId: ownCouncil },
    ]);
    await service.settled();
    const events = service.eventsOf(campaignChangedEvent).map(({ payload: { campaign } }) => campaign);
    expect(events.map((campaign) => [campaign.id, campaign.status, campaign.revision])).toEqual([[id, 'ready', 2]]);
    const counts = service.eventsOf(storageCountedEvent).map(({ aggregate, payload }) => [aggregate, payload.files]);
    expect(counts).toEqual([[{ type: 'storage', id: ownCouncil, revision: 3 }, 1]]);
  });
});
