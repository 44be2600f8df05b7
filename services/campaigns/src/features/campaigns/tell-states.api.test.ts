import { campaignChangedEvent, storageCountedEvent, uploadQuestionImageOperation } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../../testing/journey';
import { formOf, pngFile } from '../../testing/sample-files';
import { queueTellStates, TELL_STATES_JOB, tellStates } from './tell-states.use-case';

describe('states that earlier versions did not announce', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  it('are announced when a campaign was never activated, with the revision that it has, and when a council keeps files', async () => {
    const { id } = await createCampaign(service);
    await saveQuestions(service, id, parkQuestions);
    await openCampaign(service);
    await service.call(uploadQuestionImageOperation, { as: userActor(), body: formOf({ bytes: await pngFile() }) });
    await service.settled();
    service.forgetEvents();
    await tellStates(service.parts.deps);
    await service.settled();
    const told = service.eventsOf(campaignChangedEvent).map(({ payload: { campaign } }) => campaign);
    expect(told.map((campaign) => [campaign.id, campaign.status, campaign.revision])).toEqual([[id, 'ready', 2]]);
    const counts = service.eventsOf(storageCountedEvent).map(({ aggregate, payload }) => [aggregate, payload.files]);
    expect(counts).toEqual([[{ type: 'storage', id: ownCouncil, revision: 3 }, 1]]);
  });

  it.each([
    ['was never done', undefined, 1],
    ['failed', 'failed', 1],
    ['is done', 'done', 0],
  ] as const)('are queued at a start only when that work %s', async (_, state, times) => {
    const schedule = jest.fn();
    const list = jest.fn().mockResolvedValue(state ? [{ state }] : []);
    await queueTellStates({ list, schedule });
    expect(schedule).toHaveBeenCalledTimes(times);
    expect(list).toHaveBeenCalledWith(TELL_STATES_JOB, 1);
  });
});
