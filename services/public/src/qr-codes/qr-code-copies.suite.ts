import type { QrCodeCopies } from './qr-code-copies.repository';

/** What every adapter of the codes' copies must do. */
export const qrCodeCopiesSuite = (make: () => Promise<QrCodeCopies>): void => {
  const code = { id: 'code_1', campaignId: 'campaign_1', isActive: true, revision: 1 };

  it('a code that nobody told of: null', async () => {
    expect(await (await make()).findCode('none')).toBeNull();
  });

  it('a code saved twice: as it was the second time', async () => {
    const codes = await make();
    await codes.saveCode(code);
    await codes.saveCode({ ...code, isActive: false, revision: 2 });
    expect(await codes.findCode('code_1')).toEqual({ ...code, isActive: false, revision: 2 });
  });

  it('the codes of a campaign that is erased: gone, those of others stay', async () => {
    const codes = await make();
    await codes.saveCode(code);
    await codes.saveCode({ ...code, id: 'code_2', campaignId: 'campaign_2' });
    await codes.eraseOfCampaign('campaign_1');
    expect([await codes.findCode('code_1'), (await codes.findCode('code_2'))?.id]).toEqual([null, 'code_2']);
  });
};
