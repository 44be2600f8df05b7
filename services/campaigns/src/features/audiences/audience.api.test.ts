import { audienceLinkedEvent, linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { startSegmentsServer } from '../../testing/segments-server';

describe('audiences (E-37)', () => {
  let service: TestCampaigns;
  let subscribers: Awaited<ReturnType<typeof startSegmentsServer>>;
  beforeAll(async () => {
    subscribers = await startSegmentsServer();
    service = await startCampaigns({ subscribersUrl: subscribers.url });
    await tellOfCouncil(service, ownCouncil);
  });
  afterAll(async () => {
    await service?.stop();
    subscribers.stop();
  });

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

  it('are not linked to a segment that the council does not have, nor while nobody can say', async () => {
    const before = await list();
    const { status, body } = await link('Cyclists', 'no-such-segment');
    expect([status, body.fields]).toEqual([
      404,
      [{ path: 'segmentId', message: 'This segment does not exist. Choose another one.' }],
    ]);
    subscribers.stop();
    expect((await link('Cyclists', 'segment-1')).status).toBe(503);
    expect(await list()).toEqual(before);
    expect((await link('Families with Children', null)).status).toBe(204);
  });
});
