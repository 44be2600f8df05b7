import type { SurveyContent } from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import { memoryBlobs, userActor } from '@folkmoot/service-kit/testing';
import { releaseFiles, repairStorage } from '../../records/storage';
import { emptySurvey, newSurvey } from '../../records/survey.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import type { AssetDeps } from './asset.deps';
import { sweepAssets } from './sweep-assets.use-case';
import { uploadQuestionImage } from './upload-file.use-case';

const me = userActor({ councilId: 'a' });
const png = Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1');

const stage = async () => {
  const { deps, clock } = fakeDeps();
  const blobs = memoryBlobs();
  const assetDeps: AssetDeps = {
    ...deps,
    blobs,
    readPicture: async (bytes) => ({ bytes: Buffer.from(bytes), width: 1, height: 1 }),
    readPdf: async (bytes) => Buffer.from(bytes),
    scanFile: async () => null,
  };
  await deps.unitOfWork(me, async ({ buckets }) => void (await repairStorage({ buckets }, 'a', clock.now())));
  const bytesOf = (name: string) => Buffer.concat([png, Buffer.from(name)]);
  const upload = async (name: string) =>
    (await uploadQuestionImage(assetDeps, me, { name, bytes: bytesOf(name), isTooLarge: false })).imageUrl;
  const isKept = (name: string) => blobs.exists(blobKey('council-a-survey-images', hashOf(bytesOf(name))));
  const show = (campaignId: string, imageUrl: string) =>
    deps.unitOfWork(me, async ({ surveys }) => {
      const imageOptions = [{ id: 'o1', label: 'One', imageUrl }];
      const content: SurveyContent = {
        ...emptySurvey({ title: 'T', description: '' }),
        questions: [{ id: 'q1', type: 'image', title: 'Which?', required: false, imageOptions }],
      };
      await surveys.insert(newSurvey({ id: `s-${campaignId}`, campaignId, createdBy: 'u', content }, clock.now()));
    });
  const days = (count: number) => clock.advance(count * 86_400_000);
  return { deps: assetDeps, upload, isKept, show, days, sweep: () => sweepAssets(assetDeps) };
};

describe('sweepAssets', () => {
  it('a file that no survey shows, is kept for thirty days and goes after them', async () => {
    const { upload, isKept, days, sweep, deps } = await stage();
    await upload('unused');
    days(30);
    await sweep();
    expect(await isKept('unused')).toBe(true);
    days(1);
    await sweep();
    expect([await isKept('unused'), await deps.reader(me).assets.list()]).toEqual([false, []]);
  });
  it('a file that a survey shows, stays, and its thirty days begin when it is no longer shown', async () => {
    const { upload, isKept, show, days, sweep, deps } = await stage();
    await show('c1', await upload('shown'));
    days(100);
    await sweep();
    await deps.unitOfWork(me, ({ surveys }) => surveys.eraseOfCampaign('c1'));
    days(29);
    await sweep();
    expect(await isKept('shown')).toBe(true);
    days(2);
    await sweep();
    expect(await isKept('shown')).toBe(false);
  });
  it('a file of a campaign that is erased, goes with it, unless another survey shows it', async () => {
    const { upload, isKept, show, sweep, deps } = await stage();
    await show('c1', await upload('own'));
    const shared = await upload('shared');
    await show('c2', shared);
    await show('c3', shared);
    for (const campaignId of ['c1', 'c2']) {
      await deps.unitOfWork(me, async (unit) => {
        await releaseFiles(unit, campaignId);
        await unit.surveys.eraseOfCampaign(campaignId);
      });
    }
    await sweep();
    expect([await isKept('own'), await isKept('shared')]).toEqual([false, true]);
  });
  it('a file that is uploaded again, counts as used from then', async () => {
    const { upload, isKept, days, sweep } = await stage();
    await upload('again');
    days(29);
    await upload('again');
    days(29);
    await sweep();
    expect(await isKept('again')).toBe(true);
  });
});
