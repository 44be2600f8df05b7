import { testUnits } from '@folkmoot/service-kit/testing';
import { createQrCodeCopyRepositoryAcrossCouncils, qrCodeCopyModel } from './qr-code-copies.mongo';

const { repositoriesOf } = testUnits({
  models: [qrCodeCopyModel],
  repositories: (scope) => ({ codes: createQrCodeCopyRepositoryAcrossCouncils(scope) }),
});

const code = { id: 'code_1', campaignId: 'campaign_1', isActive: true, isSharedPlace: true, revision: 1 };

it('findCode returns null when the code is unknown', async () => {
  expect(await repositoriesOf(null).codes.findCode('none')).toBeNull();
});

it('a code saved twice has the second state', async () => {
  const { codes } = repositoriesOf(null);
  await codes.saveCode(code);
  await codes.saveCode({ ...code, isActive: false, revision: 2 });
  expect(await codes.findCode('code_1')).toEqual({ ...code, isActive: false, revision: 2 });
});

it('the codes of an erased campaign are deleted, and those of others stay', async () => {
  const { codes } = repositoriesOf(null);
  await codes.saveCode(code);
  await codes.saveCode({ ...code, id: 'code_2', campaignId: 'campaign_2' });
  await codes.eraseOfCampaign('campaign_1');
  expect([await codes.findCode('code_1'), (await codes.findCode('code_2'))?.id]).toEqual([null, 'code_2']);
});
