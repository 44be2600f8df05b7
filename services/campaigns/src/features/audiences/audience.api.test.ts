import { audienceLinkedEvent, linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';

describe('audiences (E-37)', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  const staff = userActor({ role: 'council_staff' });
  const link = (name: string, segmentId: string | null) =>
    service.call(linkAudienceOperation, { as: staff, body: { name, segmentId } });
  const list = async (as = staff) => (await service.call(listAudiencesOperation, { as })).body.items;

  it('linked by staff, are so for the whole council, until they are linked otherwise or not at all', async () => {
    expect(await list()).toEqual([]);
    expect((await link('Families with Children', 'segment-1')).status).toBe(204);
    await link('All Residents', 'segment-2');
    await link('Families with Children', 'segment-3');
    expect(await list(userActor())).toEqual([
      { name: 'All Residents', segmentId: 'segment-2' },
      { name: 'Families with Children', segmentId: 'segment-3' },
    ]);
    expect(await list(userActor({ councilId: otherCouncil }))).toEqual([]);
    await link('All Residents', null);
    await link('All Residents', null);
    expect((await list()).map(({ name }) => name)).toEqual(['Families with Children']);
    await service.settled();
    expect(service.eventsOf(audienceLinkedEvent)).toHaveLength(5);
  });
});
