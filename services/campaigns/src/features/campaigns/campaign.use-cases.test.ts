import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignPublishedEvent,
  type Question,
  surveySavedEvent,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import type { NewResponse } from '../../entities/response';
import { campaignsUnits } from '../../testing/campaigns-units';
import { activateCampaign } from './activate-campaign.use-case';
import { createCampaign } from './create-campaign.use-case';
import { deleteCampaign, restoreCampaign } from './delete-campaign.use-case';
import { duplicateCampaign } from './duplicate-campaign.use-case';
import { renameCampaign, saveDelivery, setCampaignStep } from './edit-campaign.use-case';
import { eraseDeleted, keepTime } from './keep-time.use-case';
import { listDeletedCampaigns } from './list-deleted-campaigns.use-case';
import { moveCampaign } from './move-campaign.use-case';

const DAY_MS = 86_400_000;
const actor = userActor();
const units = campaignsUnits();
const { clock } = units;
const context = units.contextOf(actor);
const systemContext = units.contextOf(systemActor('campaigns'));
const question: Question = {
  id: 'mood',
  type: 'rating',
  title: 'How do you like it?',
  required: true,
};

const setUp = async (questions: readonly Question[] = [question]) => {
  const repositories = units.repositoriesOf(ownCouncil);
  const campaign = await createCampaign(context, { title: 'Park', description: '' }, () => null);
  const { surveys } = repositories;
  const survey = await surveys.getOfCampaign(campaign.id);
  await surveys.save({ ...survey, content: { ...survey.content, questions: [...questions] } });
  const changes = () => units.eventsOf(campaignChangedEvent).map(({ payload }) => payload.change);
  return { campaign, changes, repositories };
};

const delivery = {
  deliveryMethods: ['qr'] as const,
  targetAudience: 'All Residents',
  frequency: 'once' as const,
  targetResponses: null,
  startDate: null,
  endDate: null,
};

test('creating makes campaign, survey and counter and publishes an event', async () => {
  const { campaign, repositories, changes } = await setUp();
  expect((await repositories.surveys.getOfCampaign(campaign.id)).content.title).toBe('Park');
  expect(await repositories.counters.get(campaign.id)).toMatchObject({ responses: 0, zone: 'UTC' });
  expect(changes()).toEqual(['created']);
});

test('the first activation publishes the first version and creates one QR code', async () => {
  const { campaign, repositories, changes } = await setUp();
  await saveDelivery(context, campaign.id, delivery);
  const active = await activateCampaign(context, campaign.id);
  expect(active).toMatchObject({ status: 'active', publishedVersion: 1 });
  expect(units.eventsOf(campaignPublishedEvent)[0]?.payload.version).toMatchObject({ version: 1, series: 1 });
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toHaveLength(1);
  await moveCampaign(context, campaign.id, 'pause');
  await activateCampaign(context, campaign.id);
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toHaveLength(1);
  expect(units.eventsOf(campaignPublishedEvent)).toHaveLength(1);
  expect(changes()).toEqual(['created', 'delivery', 'activated', 'paused', 'activated']);
});

test('a survey with the title of its campaign follows it until it is published', async () => {
  const { campaign, repositories } = await setUp();
  const surveyTitle = async () => (await repositories.surveys.getOfCampaign(campaign.id)).content.title;
  await renameCampaign(context, campaign.id, { title: 'Park 2' });
  expect(await surveyTitle()).toBe('Park 2');
  const copy = await duplicateCampaign(context, campaign.id);
  expect((await repositories.surveys.getOfCampaign(copy.id)).content.title).toBe(copy.title);
  await activateCampaign(context, campaign.id);
  await renameCampaign(context, campaign.id, { title: 'Park 3' });
  expect(await surveyTitle()).toBe('Park 2');
});

test('a survey with a title of its own keeps it when the campaign is renamed', async () => {
  const { campaign, repositories } = await setUp();
  const survey = await repositories.surveys.getOfCampaign(campaign.id);
  await repositories.surveys.save({ ...survey, content: { ...survey.content, title: 'Your park' } });
  await renameCampaign(context, campaign.id, { title: 'Park 2' });
  expect((await repositories.surveys.getOfCampaign(campaign.id)).content.title).toBe('Your park');
});

test('every use case that changes a campaign publishes an audited event', async () => {
  const { campaign, changes } = await setUp();
  const { id } = campaign;
  await renameCampaign(context, id, { title: 'Park 2' });
  await setCampaignStep(context, id, 'review');
  await saveDelivery(context, id, delivery);
  await activateCampaign(context, id);
  for (const verb of ['pause', 'resume', 'complete', 'archive'] as const) await moveCampaign(context, id, verb);
  await duplicateCampaign(context, id);
  await deleteCampaign(context, id);
  await restoreCampaign(context, id);
  expect(changes()).toEqual([
    'created',
    'edited',
    'step',
    'delivery',
    'activated',
    'paused',
    'resumed',
    'completed',
    'archived',
    'duplicated',
    'deleted',
    'restored',
  ]);
  expect([campaignChangedEvent.audited, campaignPublishedEvent.audited, surveySavedEvent.audited]).toEqual([
    true,
    true,
    true,
  ]);
  const acted = units.eventsOf(campaignChangedEvent).map((event) => event.actor.id);
  expect(new Set(acted)).toEqual(new Set([actor.userId]));
});

test('activating creates no QR code when QR is not a delivery method', async () => {
  const { campaign, repositories } = await setUp();
  await activateCampaign(context, campaign.id);
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toEqual([]);
});

test('a refused activation changes nothing and publishes nothing', async () => {
  const { campaign, repositories } = await setUp([]);
  const before = units.events.length;
  await expect(activateCampaign(context, campaign.id)).rejects.toMatchObject({
    code: 'campaign_without_questions',
  });
  expect(units.events).toHaveLength(before);
  expect(await repositories.versions.findLatest(campaign.id)).toBeNull();
});

test('a scheduled campaign is opened and completed once when time passes', async () => {
  const { campaign, repositories, changes } = await setUp();
  const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  await saveDelivery(context, campaign.id, { ...delivery, startDate: day(1), endDate: day(3) });
  expect((await activateCampaign(context, campaign.id)).status).toBe('scheduled');
  await keepTime(systemContext);
  expect((await repositories.campaigns.get(campaign.id)).status).toBe('scheduled');
  clock.advance(DAY_MS);
  await keepTime(systemContext);
  await keepTime(systemContext);
  expect((await repositories.campaigns.get(campaign.id)).status).toBe('active');
  clock.advance(2 * DAY_MS);
  await keepTime(systemContext);
  await keepTime(systemContext);
  const { status, statusHistory } = await repositories.campaigns.get(campaign.id);
  expect(status).toBe('completed');
  expect(statusHistory.at(-1)).toMatchObject({ from: 'active', to: 'completed', by: null });
  expect(changes()).toEqual(['created', 'delivery', 'scheduled', 'opened', 'completed']);
});

test.each(['by hand', 'by time'])(
  'the event of a campaign that is completed %s has its counted responses',
  async (how) => {
    const { campaign, repositories } = await setUp();
    const endDate = new Date(clock.now().getTime() + DAY_MS);
    await saveDelivery(context, campaign.id, { ...delivery, startDate: null, endDate });
    await activateCampaign(context, campaign.id);
    await repositories.counters.replace(campaign.id, { responses: 46, zone: 'UTC' });
    clock.advance(DAY_MS);
    if (how === 'by hand') await moveCampaign(context, campaign.id, 'complete');
    else await keepTime(systemContext);
    expect(units.eventsOf(campaignChangedEvent).at(-1)?.payload).toMatchObject({ change: 'completed', responses: 46 });
  },
);

test('a deleted campaign is restored unchanged within thirty days (E-79)', async () => {
  const { campaign, changes } = await setUp();
  await activateCampaign(context, campaign.id);
  await deleteCampaign(context, campaign.id);
  await expect(deleteCampaign(context, campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
  clock.advance(29 * DAY_MS);
  await eraseDeleted(systemContext);
  expect((await restoreCampaign(context, campaign.id)).status).toBe('active');
  expect(changes().slice(-2)).toEqual(['deleted', 'restored']);
});

test('deleted campaigns are listed with the end of their restore period, only during that period (E-79)', async () => {
  const { campaign } = await setUp();
  const listed = async () => (await listDeletedCampaigns(context, {})).items;
  expect(await listed()).toEqual([]);
  await deleteCampaign(context, campaign.id);
  const deletedAt = clock.now();
  expect(await listed()).toEqual([
    {
      id: campaign.id,
      title: campaign.title,
      status: campaign.status,
      responseCount: 0,
      deletedAt: deletedAt.toISOString(),
      restorableUntil: new Date(deletedAt.getTime() + 30 * DAY_MS).toISOString(),
    },
  ]);
  clock.advance(30 * DAY_MS);
  expect(await listed()).toEqual([]);
});

/** A state in the history of the draft, a comment, a preview link, and somebody who has the survey open. */
const writeTogether = (campaignId: string): Promise<void> =>
  context.unitOfWork(actor, async ({ surveys, savedDrafts, surveyComments, presences, surveyPreviews }) => {
    const { content, revision } = await surveys.getOfCampaign(campaignId);
    const now = clock.now();
    const saved = { savedBy: actor.userId, startedAt: now, savedAt: now, restoredFrom: null };
    await savedDrafts.put({
      id: 'd1',
      campaignId,
      content,
      surveyRevision: revision,
      questionCount: 1,
      size: 1,
      ...saved,
    });
    const written = { writtenBy: actor.userId, writtenAt: now, text: 'Too long?', mentions: [] };
    const comment = { id: 'k1', campaignId, questionId: 'mood', ...written, resolvedAt: null, resolvedBy: null };
    await surveyComments.put(comment);
    await surveyPreviews.put({
      campaignId,
      linkSecret: 'a secret of thirty-two letters or more',
      createdBy: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    await presences.note(campaignId, { userId: actor.userId, questionId: null }, now);
  });

/** More responses than one transaction erases. */
const manyResponses = (campaignId: string) =>
  Array.from(
    { length: 1_001 },
    (_, index): NewResponse => ({
      id: `r${index}`,
      campaignId,
      version: 1,
      series: 1,
      round: 1,
      createdAt: clock.now(),
      completionTimeSeconds: 30,
      answers: [],
      deviceType: null,
      browserFamily: null,
      totalQuestions: 1,
      questionsAnswered: 0,
      marks: [],
      isExcluded: false,
    }),
  );

test('a deleted campaign and its data are erased with an audit entry after thirty days (E-79)', async () => {
  const { campaign, repositories } = await setUp();
  await activateCampaign(context, campaign.id);
  await writeTogether(campaign.id);
  await repositories.responses.insertMany(manyResponses(campaign.id));
  await deleteCampaign(context, campaign.id);
  clock.advance(30 * DAY_MS + 1);
  await expect(restoreCampaign(context, campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
  await eraseDeleted(systemContext);
  await eraseDeleted(systemContext);
  expect(units.eventsOf(campaignErasedEvent).map(({ payload }) => payload)).toEqual([{ campaignId: campaign.id }]);
  expect(campaignErasedEvent.audited).toBe(true);
  expect(await repositories.versions.list(campaign.id)).toEqual([]);
  expect(await repositories.counters.list([campaign.id])).toEqual([]);
  expect(await repositories.responses.count({ campaignId: campaign.id })).toBe(0);
  expect(await repositories.savedDrafts.list(campaign.id)).toEqual([]);
  expect(await repositories.surveyComments.list(campaign.id)).toEqual([]);
  expect(await repositories.surveyPreviews.find(campaign.id)).toBeNull();
  expect(await repositories.presences.list(campaign.id, new Date(0), 10)).toEqual([]);
  await expect(repositories.surveys.getOfCampaign(campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
});

test('an edit with an old revision is refused, and an edit without a revision overwrites', async () => {
  const { campaign } = await setUp();
  await renameCampaign(context, campaign.id, { title: 'First' });
  const late = { title: 'Second', revision: campaign.revision };
  await expect(renameCampaign(context, campaign.id, late)).rejects.toMatchObject({ code: 'stale_revision' });
  expect((await renameCampaign(context, campaign.id, { title: 'Third' })).title).toBe('Third');
});

test('the delivery settings stay when they are not submitted', async () => {
  const { campaign } = await setUp();
  await saveDelivery(context, campaign.id, { ...delivery, deliveryConfig: { roundOpenDays: 4 } });
  const saved = await saveDelivery(context, campaign.id, delivery);
  expect(saved.deliveryConfig).toEqual({ roundOpenDays: 4 });
});

test('no user is recorded when a service acts', async () => {
  const { campaign, repositories } = await setUp();
  const draft = await repositories.campaigns.get(campaign.id);
  await repositories.campaigns.save({ ...draft, status: 'active', endDate: clock.now() });
  await keepTime(systemContext);
  const { statusHistory } = await repositories.campaigns.get(campaign.id);
  expect(statusHistory).toMatchObject([{ to: 'completed', by: null }]);
});
