import {
  createSurveyPreviewLinkOperation,
  deleteCampaignOperation,
  fetchPreviewedFileOperation,
  getSurveyPreviewLinkOperation,
  type PreviewDays,
  readPreviewedSurveyOperation,
  restoreCampaignOperation,
  revokeSurveyPreviewLinkOperation,
  saveSurveyOperation,
  setRetentionOperation,
  surveyPreviewLinkEvent,
  systemActor,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, parkQuestions, saveQuestions } from '../../testing/journey';
import { formOf, pngFile } from '../../testing/sample-files';

const ada = userActor({ userId: 'ada' });
const stranger = userActor({ userId: 'stranger', councilId: otherCouncil });
const DAY_MS = 86_400_000;

describe('preview links of drafts', () => {
  let service: TestCampaigns;
  let campaignId = '';
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil, { slug: 'riverside' });
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaignId = (await createCampaign(service, ada)).id;
    await saveQuestions(service, campaignId, parkQuestions, ada);
    await service.settled();
    service.forgetEvents();
  });

  const params = () => ({ campaignId });
  const create = (days: PreviewDays = 7) =>
    service.call(createSurveyPreviewLinkOperation, { as: ada, params: params(), body: { days } });
  const shown = async (as = ada) =>
    (await service.call(getSurveyPreviewLinkOperation, { as, params: params() })).body.link;
  const revoke = (as = ada) => service.call(revokeSurveyPreviewLinkOperation, { as, params: params() });
  const tokenIn = (url: string): string => url.split('/').at(-1) ?? '';
  const newToken = async (days?: PreviewDays) => tokenIn((await create(days)).body.url);
  const read = (token: string, { councilId = ownCouncil as string, of = campaignId } = {}) =>
    service.call(readPreviewedSurveyOperation, {
      as: systemActor('public', councilId),
      body: { campaignId: of, token },
    });
  const refusal = async (token: string, options = {}) => {
    const { status, body } = await read(token, options);
    return [status, body.code];
  };
  const gone = [404, 'link_invalid'];

  test('a link shows the draft as it is now, with the texts of its campaign', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      {
        url: expect.stringMatching(new RegExp(`/riverside/survey/${campaignId}/preview/[A-Za-z0-9_.-]+$`)),
        createdBy: 'ada',
        createdAt: service.clock.now().toISOString(),
        expiresAt: new Date(service.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      },
    ]);
    expect(await shown()).toEqual(body);
    await service.call(saveSurveyOperation, {
      as: ada,
      params: params(),
      body: { title: 'Park, again', questions: parkQuestions.slice(0, 1) },
    });
    await service.call(setRetentionOperation, { as: ada, params: params(), body: { retentionDays: 90 } });
    expect((await read(tokenIn(body.url))).body).toEqual({
      content: expect.objectContaining({ title: 'Park, again', questions: [expect.objectContaining({ id: 'wish' })] }),
      campaign: { title: 'Park', description: 'About the park', retentionDays: 90, status: expect.any(String) },
    });
  });

  test.each([1, 7, 30] as const)('a link of %i days ends after them', async (days) => {
    const token = await newToken(days);
    const before = service.clock.now();
    service.clock.advance(days * DAY_MS - 1000);
    expect((await read(token)).status).toBe(200);
    service.clock.advance(1000);
    expect([await refusal(token), await shown()]).toEqual([gone, null]);
    service.clock.set(before.toISOString());
  });

  test('a new link replaces the earlier one, and a revoked link shows nothing', async () => {
    const [first, second] = [await newToken(), await newToken(30)];
    expect([await refusal(first), (await read(second)).status]).toEqual([gone, 200]);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect([await refusal(second), await shown()]).toEqual([gone, null]);
  });

  test('a forged link, a link of another campaign and a link in another council show nothing', async () => {
    const token = await newToken();
    const other = (await createCampaign(service, ada)).id;
    expect([
      await refusal(`${token}x`),
      await refusal(token.replace(/^./, 'X')),
      await refusal(token, { of: other }),
      await refusal(token, { of: 'no-such-campaign' }),
      await refusal(token, { councilId: otherCouncil }),
    ]).toEqual([gone, gone, gone, gone, gone]);
  });

  test('a link shows nothing while its campaign is deleted', async () => {
    const token = await newToken();
    await service.call(deleteCampaignOperation, { as: ada, params: params() });
    expect(await refusal(token)).toEqual(gone);
    await service.call(restoreCampaignOperation, { as: ada, params: params() });
    expect((await read(token)).status).toBe(200);
  });

  test('staff of another council cannot make, see or end a link', async () => {
    await create();
    const made = await service.call(createSurveyPreviewLinkOperation, {
      as: stranger,
      params: params(),
      body: { days: 7 },
    });
    const seen = await service.call(getSurveyPreviewLinkOperation, { as: stranger, params: params() });
    expect([made.status, seen.status, (await revoke(stranger)).status]).toEqual([404, 404, 404]);
    expect(await shown()).not.toBeNull();
  });

  test('a number of days that is not offered is refused', async () => {
    const post = (days: unknown) =>
      service.call(createSurveyPreviewLinkOperation, {
        as: ada,
        params: params(),
        body: { days: days as PreviewDays },
      });
    const answers = await Promise.all([0, -1, 2, 365, 1e9, '7', null].map(post));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  });

  test('making and ending a link are events for the activity log that do not contain the link', async () => {
    const token = await newToken();
    await revoke();
    await revoke();
    await service.settled();
    const events = service.eventsOf(surveyPreviewLinkEvent);
    expect(events.map(({ payload }) => payload)).toEqual([
      { campaignId, change: 'created' },
      { campaignId, change: 'revoked' },
    ]);
    expect(surveyPreviewLinkEvent.audited).toBe(true);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  test('a link gives out the files of its draft, and no other file of the council', async () => {
    const upload = async (width: number) => {
      const uploaded = await service.call(uploadQuestionImageOperation, {
        as: ada,
        body: formOf({ bytes: await pngFile(width, 20) }),
      });
      return uploaded.body.imageUrl;
    };
    const [used, unused] = [await upload(31), await upload(32)];
    await saveQuestions(
      service,
      campaignId,
      [
        {
          id: 'pick',
          type: 'image',
          title: 'Which?',
          required: false,
          imageOptions: [
            { id: 'a', label: 'A', imageUrl: used },
            { id: 'b', label: 'B', imageUrl: used },
          ],
        },
      ],
      ada,
    );
    const token = await newToken();
    const fetchFile = async (url: string, council: string = ownCouncil) => {
      const { status } = await service.call(fetchPreviewedFileOperation, {
        as: systemActor('public', council),
        params: { campaignId, token, file: url.split('/').at(-1) ?? '' },
      });
      return status;
    };
    expect([await fetchFile(used), await fetchFile(unused), await fetchFile(used, otherCouncil)]).toEqual([
      200, 404, 404,
    ]);
    await revoke();
    expect(await fetchFile(used)).toBe(404);
  });
});
