import {
  campaignChangedEvent,
  campaignWatchedEvent,
  createQrCodeOperation,
  type IntegrityLevel,
  listAnnotationsOperation,
  listQrCodesOperation,
  qrCodeChangedEvent,
  updateQrCodeOperation,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { saveIntegrityLevel } from '../../entities/campaign';
import { sharedPlaceDays } from '../../entities/qr-code';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaignWithQrCode } from '../../testing/journey';

const as = userActor();

describe('campaigns under attack and shared places', () => {
  let service: TestCampaigns;
  let id: string;
  let codeId: string;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    ({ id, codeId } = await openCampaignWithQrCode(service, as));
  });

  const report = (isWatchful: boolean, councilId = ownCouncil, campaignId = id) => {
    const now = service.clock.now();
    return service.receive(campaignWatchedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      councilId,
      payload: {
        campaignId,
        isWatchful,
        reason: isWatchful ? 'above_rhythm' : null,
        at: now.toISOString(),
        until: new Date(now.getTime() + 600_000).toISOString(),
        replica: 'a',
      },
    });
  };
  const notes = async () => {
    const { body } = await service.call(listAnnotationsOperation, { as, params: { campaignId: id } });
    return body.items.filter(({ kind }) => !kind.startsWith('code')).map(({ kind, text }) => [kind, text]);
  };
  const setLevel = (level: IntegrityLevel) =>
    service.parts.app.units.unitOfWork(as, (unit) => saveIntegrityLevel(unit, id, level, service.clock.now()));

  it('the timeline shows when a campaign was watchful and why, once a day', async () => {
    for (const isWatchful of [true, false, true, false]) await report(isWatchful);
    expect(await notes()).toEqual([
      ['watchful', 'above_rhythm'],
      ['calm', ''],
    ]);
  });

  it('a report about a campaign of another council, or an unknown one, changes nothing', async () => {
    await report(true, otherCouncil);
    await report(true, ownCouncil, 'campaign_unknown');
    expect(await notes()).toEqual([]);
    expect(
      await service.connection.collection('campaign_watches').countDocuments({ _id: 'campaign_unknown' as never }),
    ).toBe(0);
  });

  it('a level is published with the campaign and noted, and the same level again is not', async () => {
    await setLevel('watchful');
    await setLevel('watchful');
    await service.settled();
    const published = service
      .eventsOf(campaignChangedEvent)
      .map(({ payload }) => payload)
      .filter(({ campaign, change }) => campaign.id === id && change === 'integrity_level');
    expect(published.map(({ campaign }) => campaign.integrityLevel)).toEqual(['watchful']);
    expect(await notes()).toEqual([['level_set', 'watchful']]);
  });

  it('a code becomes a shared place and is published, and a new one can be one', async () => {
    // Codes are listed by the time at which they were made.
    service.clock.advance(1_000);
    const made = await service.call(createQrCodeOperation, {
      as,
      params: { campaignId: id },
      body: { label: 'Library', isSharedPlace: true },
    });
    expect(made.body.isSharedPlace).toBe(true);
    const change = (isSharedPlace: boolean) =>
      service.call(updateQrCodeOperation, { as, params: { campaignId: id, codeId }, body: { isSharedPlace } });
    expect((await change(true)).body).toMatchObject({ isSharedPlace: true, label: 'QR code', isActive: true });
    await change(false);
    await service.settled();
    const events = service.eventsOf(qrCodeChangedEvent).map(({ payload }) => payload.code);
    expect(events.filter((code) => code.id === codeId).map(({ isSharedPlace }) => isSharedPlace)).toEqual([
      false,
      true,
      false,
    ]);
    const { items } = (await service.call(listQrCodesOperation, { as, params: { campaignId: id } })).body;
    expect(items.map(({ isSharedPlace }) => isSharedPlace)).toEqual([false, true]);
  });

  it('responses of a shared place are counted by day, also of days before it was one', async () => {
    for (const [day, responses] of [
      ['2026-03-02', 3],
      ['2026-03-03', 2],
      ['2026-03-03', 4],
    ] as const)
      await service.receive(visitRecordedEvent, {
        aggregate: { type: 'campaign', id, revision: 1 },
        councilId: ownCouncil,
        payload: {
          campaignId: id,
          day,
          views: 0,
          starts: 0,
          completes: 0,
          abandons: 0,
          qrCodes: { [codeId]: { responses } },
        },
      });
    const read = async () => {
      const { qrCodes, visits } = service.parts.app.units.reader(as);
      return sharedPlaceDays(await qrCodes.listOfCampaigns([id]), await visits.listCodeDays(id));
    };
    expect(await read()).toEqual([]);
    await service.call(updateQrCodeOperation, {
      as,
      params: { campaignId: id, codeId },
      body: { isSharedPlace: true },
    });
    expect(await read()).toEqual([
      { day: '2026-03-02', codeId, label: 'QR code', responses: 3 },
      { day: '2026-03-03', codeId, label: 'QR code', responses: 6 },
    ]);
  });
});
