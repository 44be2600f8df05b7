import { getQrCodeImageOperation, listQrCodesOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaignWithQrCode } from '../../testing/journey';

describe('QR codes', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const imageOf = async (extension: string) => {
    const { id: campaignId } = await openCampaignWithQrCode(service, userActor());
    const { body } = await service.call(listQrCodesOperation, { as: userActor(), params: { campaignId } });
    const file = body.items[0]?.qrCodeUrl.split('/').at(-1)?.replace('png', extension) ?? '';
    return { campaignId, file };
  };

  it('the image of a code is a PNG of 300 by 300', async () => {
    const params = await imageOf('png');
    const token = await service.call(getQrCodeImageOperation, { as: userActor(), params });
    expect([token.status, token.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
  it('the image of a code is available as SVG', async () => {
    const params = await imageOf('svg');
    const { status, text } = await service.call(getQrCodeImageOperation, { as: userActor(), params });
    expect(status).toBe(200);
    expect(text).toContain('<svg');
  });
  it('a code is not found for another council or another campaign', async () => {
    const params = await imageOf('png');
    const other = await service.call(getQrCodeImageOperation, { as: userActor({ councilId: otherCouncil }), params });
    const { file } = await imageOf('png');
    const foreign = await service.call(getQrCodeImageOperation, { as: userActor(), params: { ...params, file } });
    expect([other.status, foreign.status]).toEqual([404, 404]);
  });
});
