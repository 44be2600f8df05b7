import { audienceLinkedEvent, linkAudienceOperation, listAudiencesOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { startSegmentsServer } from '../../testing/segments-server';

describe('audiences (E-37)', () => {
  let service: TestCampaigns;
  let subscribers: Awaited<ReturnType<typeof startSegmentsServer>>;
  beforeAll(async () => {
    subscribers = await startSegmentsServer();
    service = await startCampaigns({ subscribersUrl: subscribers.url });
    await publishCouncil(service, ownCouncil);
  });
  afterAll(async () => {
    await service?.stop();
    subscribers.stop();
  });

  const staff = userActor({ role: 'council_staff' });
  const link = (name: string, segmentId: string | null) =>
    service.call(linkAudienceOperation, { as: staff, body: { name, segmentId } });
  const list = async (as = staff) => (await service.call(listAudiencesOperation, { as })).body.items;

  it('a link to a segment applies to the whole council until staff change or remove it', async () => {
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

  it('a link is refused when the segment is unknown or the subscribers service is not available', async () => {
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
