import { listQrCodesOperation, visitRecordedEvent } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { openCampaignWithQrCode } from '../../testing/journey';

const as = userActor();

describe('visits that the public page tells of', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const counts = { views: 3, starts: 2, completes: 1, abandons: 1 };
  const tell = (campaignId: string, given: object = {}, councilId = ownCouncil) =>
    service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      councilId,
      payload: { campaignId, day: '2026-03-02', ...counts, ...given },
    });
  const codesOf = async (campaignId: string) =>
    (await service.call(listQrCodesOperation, { as, params: { campaignId } })).body.items;

  test('scans and responses of QR codes, are in the list of codes (E-11)', async () => {
    const { id, codeId } = await openCampaignWithQrCode(service, as);
    await tell(id, { qrCodes: { [codeId]: { scans: 2 } } });
    await tell(id, { qrCodes: { [codeId]: { scans: 1, responses: 1 } } });
    expect(await codesOf(id)).toMatchObject([{ id: codeId, usageCount: 3, responseCount: 1 }]);
  });

  test('a code of another campaign, is not counted', async () => {
    const [own, other] = [await openCampaignWithQrCode(service, as), await openCampaignWithQrCode(service, as)];
    await tell(own.id, { qrCodes: { [other.codeId]: { scans: 2 } } });
    expect(await codesOf(other.id)).toMatchObject([{ usageCount: 0 }]);
  });

  test('by device, browser, referrer and question, are kept for the funnel (E-38)', async () => {
    const { id } = await openCampaignWithQrCode(service, as);
    const groups = {
      deviceTypes: { mobile: { views: 2 }, desktop: { views: 1 } },
      browserFamilies: { Safari: { views: 3 } },
      referrerTypes: { direct: { views: 3 } },
      stops: { mood: 1 },
    };
    await tell(id, groups);
    expect(await service.parts.deps.reader(as).visits.sum(id)).toEqual({ ...counts, ...groups });
  });

  test('of a campaign that is gone, or told in another council, count nowhere', async () => {
    const { id } = await openCampaignWithQrCode(service, as);
    await tell('nobody-knows-it');
    await tell(id, {}, otherCouncil);
    expect((await service.parts.deps.reader(as).visits.sum(id)).views).toBe(0);
  });
});
