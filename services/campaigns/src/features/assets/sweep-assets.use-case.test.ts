import { type SurveyContent, systemActor } from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import { memoryBlobs, userActor } from '@folkmoot/service-kit/testing';
import { releaseFiles, repairStorage } from '../../entities/asset';
import { emptySurvey, newSurvey } from '../../entities/survey';
import { campaignsUnits } from '../../testing/campaigns-units';
import type { AssetTools } from './asset.types';
import { sweepAssets } from './sweep-assets.use-case';
import { uploadQuestionImage } from './upload-file.use-case';

const me = userActor({ councilId: 'a' });
const units = campaignsUnits();
const { clock } = units;
const context = units.contextOf(me);
const systemContext = units.contextOf(systemActor('campaigns'));
const png = Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1');

const setUp = async () => {
  const blobs = memoryBlobs();
  const tools: AssetTools = {
    blobs,
    readPicture: async (bytes) => ({ bytes: Buffer.from(bytes), width: 1, height: 1 }),
    readMailPicture: async (bytes) => ({ bytes: Buffer.from(bytes), width: 1, height: 1, extension: 'jpg' }),
    readPdf: async (bytes) => Buffer.from(bytes),
    scanFile: async () => null,
  };
  await context.unitOfWork(me, async ({ buckets }) => void (await repairStorage({ buckets }, 'a', clock.now())));
  const bytesOf = (name: string) => Buffer.concat([png, Buffer.from(name)]);
  const upload = async (name: string) =>
    (await uploadQuestionImage(context, { name, bytes: bytesOf(name), isTooLarge: false }, tools)).imageUrl;
  const isKept = (name: string) => blobs.exists(blobKey('council-a-survey-images', hashOf(bytesOf(name))));
  const show = (campaignId: string, imageUrl: string) =>
    context.unitOfWork(me, async ({ surveys }) => {
      const imageOptions = [{ id: 'o1', label: 'One', imageUrl }];
      const content: SurveyContent = {
        ...emptySurvey({ title: 'T', description: '' }),
        questions: [{ id: 'q1', type: 'image', title: 'Which?', required: false, imageOptions }],
      };
      await surveys.insert(newSurvey({ id: `s-${campaignId}`, campaignId, createdBy: 'u', content }, clock.now()));
    });
  const days = (count: number) => clock.advance(count * 86_400_000);
  return { upload, isKept, show, days, sweep: () => sweepAssets(systemContext, blobs) };
};

describe('sweepAssets', () => {
  it('a file that no survey shows is deleted after thirty days', async () => {
    const { upload, isKept, days, sweep } = await setUp();
    await upload('unused');
    days(30);
    await sweep();
    expect(await isKept('unused')).toBe(true);
    days(1);
    await sweep();
    expect([await isKept('unused'), await context.reader(me).assets.list()]).toEqual([false, []]);
  });
  it('a file stays while a survey shows it, and its thirty days start when the survey no longer shows it', async () => {
    const { upload, isKept, show, days, sweep } = await setUp();
    await show('c1', await upload('shown'));
    days(100);
    await sweep();
    await context.unitOfWork(me, ({ surveys }) => surveys.eraseOfCampaign('c1'));
    days(29);
    await sweep();
    expect(await isKept('shown')).toBe(true);
    days(2);
    await sweep();
    expect(await isKept('shown')).toBe(false);
  });
  it('a file stays while a state in the history of a survey shows it, and is deleted with the campaign', async () => {
    const { upload, isKept, show, days, sweep } = await setUp();
    await show('c1', await upload('former'));
    await context.unitOfWork(me, async ({ surveys, savedDrafts }) => {
      const survey = await surveys.getOfCampaign('c1');
      const now = clock.now();
      const saved = { savedBy: 'u', startedAt: now, savedAt: now, restoredFrom: null };
      const state = { surveyRevision: survey.revision, questionCount: 1, size: 1, content: survey.content };
      await savedDrafts.put({ id: 'd1', campaignId: 'c1', ...state, ...saved });
      await surveys.save({ ...survey, content: emptySurvey({ title: 'T', description: '' }) });
    });
    days(100);
    await sweep();
    expect(await isKept('former')).toBe(true);
    await context.unitOfWork(me, async (unit) => {
      await releaseFiles(unit, 'c1');
      await unit.savedDrafts.eraseOfCampaign('c1');
    });
    await sweep();
    expect(await isKept('former')).toBe(false);
  });
  it('a file is deleted with its erased campaign unless another survey shows it', async () => {
    const { upload, isKept, show, sweep } = await setUp();
    await show('c1', await upload('own'));
    const shared = await upload('shared');
    await show('c2', shared);
    await show('c3', shared);
    for (const campaignId of ['c1', 'c2']) {
      await context.unitOfWork(me, async (unit) => {
        await releaseFiles(unit, campaignId);
        await unit.surveys.eraseOfCampaign(campaignId);
      });
    }
    await sweep();
    expect([await isKept('own'), await isKept('shared')]).toEqual([false, true]);
  });
  it('the thirty days start again when a file is uploaded again', async () => {
    const { upload, isKept, days, sweep } = await setUp();
    await upload('again');
    days(29);
    await upload('again');
    days(29);
    await sweep();
    expect(await isKept('again')).toBe(true);
  });
});
