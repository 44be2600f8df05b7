import { listQrCodesOperation, visitRecordedEvent } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import { openCampaignWithQrCode } from '../../testing/journey';

const as = userActor();

describe('visits of the public page', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const counts = { views: 3, starts: 2, completes: 1, abandons: 1 };
  const deliverVisit = (campaignId: string, overrides: object = {}, councilId = ownCouncil) =>
    service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      councilId,
      payload: { campaignId, day: '2026-03-02', ...counts, ...overrides },
    });
  const codesOf = async (campaignId: string) =>
    (await service.call(listQrCodesOperation, { as, params: { campaignId } })).body.items;

  test('scans and responses of QR codes are in the list of codes (E-11)', async () => {
    const { id, codeId } = await openCampaignWithQrCode(service, as);
    await deliverVisit(id, { qrCodes: { [codeId]: { scans: 2 } } });
    await deliverVisit(id, { qrCodes: { [codeId]: { scans: 1, responses: 1 } } });
    expect(await codesOf(id)).toMatchObject([{ id: codeId, usageCount: 3, responseCount: 1 }]);
  });

  test('a code of another campaign is not counted', async () => {
    const [own, other] = [await openCampaignWithQrCode(service, as), await openCampaignWithQrCode(service, as)];
    await deliverVisit(own.id, { qrCodes: { [other.codeId]: { scans: 2 } } });
    expect(await codesOf(other.id)).toMatchObject([{ usageCount: 0 }]);
  });

  test('visits by device, browser, referrer and question are stored for the funnel (E-38)', async () => {
    const { id } = await openCampaignWithQrCode(service, as);
    const groups = {
      deviceTypes: { mobile: { views: 2 }, desktop: { views: 1 } },
      browserFamilies: { Safari: { views: 3 } },
      referrerTypes: { direct: { views: 3 } },
      stops: { mood: 1 },
    };
    await deliverVisit(id, groups);
    expect(await repositoriesOf(service, as).visits.sum(id)).toEqual({ ...counts, ...groups });
  });

  test('visits of a deleted campaign or in another council are ignored', async () => {
    const { id } = await openCampaignWithQrCode(service, as);
    await deliverVisit('nobody-knows-it');
    await deliverVisit(id, {}, otherCouncil);
    expect((await repositoriesOf(service, as).visits.sum(id)).views).toBe(0);
  });
});
