import {
  createQrCodeOperation,
  getQrCodeSetOperation,
  MOST_QR_CODES,
  qrCodePapers,
  updateQrCodeOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign } from '../../testing/journey';

const as = userActor();

const addressIn = async (png: Uint8Array): Promise<string | undefined> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

describe('all QR codes of a campaign in one file', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service?.stop());

  const campaignWith = async (labels: readonly string[]) => {
    const { id: campaignId } = await createCampaign(service);
    const codes = [];
    for (const label of labels) {
      codes.push((await service.call(createQrCodeOperation, { as, params: { campaignId }, body: { label } })).body);
      service.clock.advance(1_000);
    }
    return { campaignId, codes };
  };
  const disable = (campaignId: string, codeId: string) =>
    service.call(updateQrCodeOperation, { as, params: { campaignId, codeId }, body: { isActive: false } });
  const fileOf = (campaignId: string, file: (typeof qrCodePapers)[number] | 'pictures.zip') =>
    service.call(getQrCodeSetOperation, { as, params: { campaignId, file } });

  it.each(qrCodePapers)('%s has one sheet for each place that is in use', async (paper) => {
    const { campaignId, codes } = await campaignWith(['Library', 'Town hall', 'Bus stop']);
    await disable(campaignId, codes[1]?.id ?? '');
    const { status, text, headers } = await fileOf(campaignId, paper);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain('(Riverside)');
  });

  it('the ZIP has a PNG and an SVG of each place, named after it, also when two places have one name', async () => {
    const { campaignId, codes } = await campaignWith(['Library', 'Library', '我们的公园']);
    const { status, bytes, headers } = await fileOf(campaignId, 'pictures.zip');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(bytes);
    const [first, second, third] = codes.map(({ id }) => id);
    const names = [`qr-library-${first}`, `qr-library-${second}`, `qr-${third}`];
    expect(Object.keys(files)).toEqual(names.flatMap((name) => [`${name}.png`, `${name}.svg`]));
    for (const [at, name] of names.entries()) {
      expect(await addressIn(files[`${name}.png`] ?? new Uint8Array())).toBe(codes[at]?.accessUrl);
      expect(Buffer.from(files[`${name}.svg`] ?? []).toString('utf8')).toContain('<svg');
    }
  });

  it('the ZIP is complete when the list of places is full', async () => {
    const { campaignId } = await campaignWith(Array.from({ length: MOST_QR_CODES }, (_, at) => `Door ${at}`));
    const { bytes } = await fileOf(campaignId, 'pictures.zip');
    expect(Object.keys(unzipSync(bytes))).toHaveLength(2 * MOST_QR_CODES);
  });

  it.each(['cards.pdf', 'pictures.zip'] as const)('%s is refused when no code is in use', async (file) => {
    const { campaignId, codes } = await campaignWith(['Library']);
    await disable(campaignId, codes[0]?.id ?? '');
    const { status, body } = await fileOf(campaignId, file);
    expect([status, body]).toMatchObject([409, { code: 'no_qr_code_in_use' }]);
  });
});
