import { campaignProgressedEvent, changeCouncilStatusOperation, getSystemStatsOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';

const system = userActor({ role: 'system_admin', councilId: null });

describe('the four cards of System Administration (E-86)', () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
    service.clock.set('2026-03-15T09:00:00.000Z');
    await makeCouncils(service);
  });
  afterAll(() => service.stop());

  const stats = async () => (await service.call(getSystemStatsOperation, { as: system })).body;
  const progressed = (councilId: string, revision: number, responses: number, month = '2026-03') =>
    service.receive(campaignProgressedEvent, {
      aggregate: { type: 'campaign', id: `campaign-of-${councilId}`, revision },
      councilId,
      payload: {
        campaignId: `campaign-of-${councilId}`,
        responses: 1_000,
        campaigns: 1,
        month: { name: month, responses },
      },
    });

  it("the server counts councils by status, people by status, and this month's responses of all councils", async () => {
    const before = await stats();
    await makeUser(service);
    await makeUser(service, { councilId: otherCouncil, status: 'inactive' });
    await progressed(ownCouncil, 2, 40);
    await progressed(otherCouncil, 2, 2);
    await service.call(changeCouncilStatusOperation, {
      as: system,
      params: { councilId: otherCouncil },
      body: { subscriptionStatus: 'inactive' },
    });
    expect(await stats()).toEqual({
      activeCouncils: before.totalCouncils - 1,
      totalCouncils: before.totalCouncils,
      totalUsers: before.totalUsers + 2,
      activeUsers: before.activeUsers + 1,
      monthlyResponses: 42,
      monthBeganAt: '2026-03-01T00:00:00.000Z',
    });
  });

  it('late or repeated events change nothing, and another month starts at zero', async () => {
    service.clock.set('2026-03-15T10:00:00.000Z');
    await progressed(ownCouncil, 3, 41);
    await progressed(ownCouncil, 3, 41);
    service.clock.set('2026-03-15T08:00:00.000Z');
    await progressed(ownCouncil, 2, 40);
    expect((await stats()).monthlyResponses).toBe(43);
    service.clock.set('2026-04-01T00:00:00.000Z');
    expect(await stats()).toMatchObject({ monthlyResponses: 0, monthBeganAt: '2026-04-01T00:00:00.000Z' });
  });
});
