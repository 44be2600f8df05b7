import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignPublishedEvent,
  type Question,
  surveySavedEvent,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { fakeDeps } from '../../testing/fake-deps.fake';
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
const question: Question = {
  id: 'mood',
  type: 'rating',
  title: 'How do you like it?',
  required: true,
};

const ground = async (questions: readonly Question[] = [question]) => {
  const fake = fakeDeps();
  const campaign = await createCampaign(fake.deps, actor, { title: 'Park', description: '' });
  const { surveys } = fake.repositories(ownCouncil);
  const survey = await surveys.getOfCampaign(campaign.id);
  await surveys.save({ ...survey, content: { ...survey.content, questions: [...questions] } });
  const changes = () => fake.units.eventsOf(campaignChangedEvent).map(({ payload }) => payload.change);
  return { ...fake, campaign, changes, repositories: fake.repositories(ownCouncil) };
};

const delivery = {
  deliveryMethods: ['qr'] as const,
  targetAudience: 'All Residents',
  frequency: 'once' as const,
  targetResponses: null,
  startDate: null,
  endDate: null,
};

test('creating, with a title, makes campaign, survey and counter and says so', async () => {
  const { campaign, repositories, changes } = await ground();
  expect((await repositories.surveys.getOfCampaign(campaign.id)).content.title).toBe('Park Survey');
  expect(await repositories.counters.get(campaign.id)).toMatchObject({ responses: 0, zone: 'UTC' });
  expect(changes()).toEqual(['created']);
});

test('activating, for the first time, publishes the first version and makes a QR code once', async () => {
  const { deps, units, campaign, repositories, changes } = await ground();
  await saveDelivery(deps, actor, campaign.id, delivery, undefined);
  const active = await activateCampaign(deps, actor, campaign.id);
  expect(active).toMatchObject({ status: 'active', publishedVersion: 1 });
  expect(units.eventsOf(campaignPublishedEvent)[0]?.payload.version).toMatchObject({ version: 1, series: 1 });
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toHaveLength(1);
  await moveCampaign(deps, actor, campaign.id, 'pause');
  await activateCampaign(deps, actor, campaign.id);
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toHaveLength(1);
  expect(units.eventsOf(campaignPublishedEvent)).toHaveLength(1);
  expect(changes()).toEqual(['created', 'delivery', 'activated', 'paused', 'activated']);
});

test('every use case that changes something, says so by an event that is audited', async () => {
  const { deps, units, campaign, changes } = await ground();
  const { id } = campaign;
  await renameCampaign(deps, actor, id, { title: 'Park 2' });
  await setCampaignStep(deps, actor, id, 'review');
  await saveDelivery(deps, actor, id, delivery, undefined);
  await activateCampaign(deps, actor, id);
  for (const verb of ['pause', 'resume', 'complete', 'archive'] as const) await moveCampaign(deps, actor, id, verb);
  await duplicateCampaign(deps, actor, id);
  await deleteCampaign(deps, actor, id);
  await restoreCampaign(deps, actor, id);
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

test('activating, without QR among the methods, makes no code', async () => {
  const { deps, campaign, repositories } = await ground();
  await activateCampaign(deps, actor, campaign.id);
  expect(await repositories.qrCodes.listOfCampaigns([campaign.id])).toEqual([]);
});

test('activating, refused, changes and says nothing', async () => {
  const { deps, units, campaign, repositories } = await ground([]);
  const before = units.events.length;
  await expect(activateCampaign(deps, actor, campaign.id)).rejects.toMatchObject({
    code: 'campaign_without_questions',
  });
  expect(units.events).toHaveLength(before);
  expect(await repositories.versions.findLatest(campaign.id)).toBeNull();
});

test('a scheduled campaign, as time goes by, is opened and completed once', async () => {
  const { deps, clock, campaign, repositories, changes } = await ground();
  const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  await saveDelivery(deps, actor, campaign.id, { ...delivery, startDate: day(1), endDate: day(3) }, undefined);
  expect((await activateCampaign(deps, actor, campaign.id)).status).toBe('scheduled');
  await keepTime(deps);
  expect((await repositories.campaigns.get(campaign.id)).status).toBe('scheduled');
  clock.advance(DAY_MS);
  await keepTime(deps);
  await keepTime(deps);
  expect((await repositories.campaigns.get(campaign.id)).status).toBe('active');
  clock.advance(2 * DAY_MS);
  await keepTime(deps);
  await keepTime(deps);
  const { status, statusHistory } = await repositories.campaigns.get(campaign.id);
  expect(status).toBe('completed');
  expect(statusHistory.at(-1)).toMatchObject({ from: 'active', to: 'completed', by: null });
  expect(changes()).toEqual(['created', 'delivery', 'scheduled', 'opened', 'completed']);
});

test('a deleted campaign, within thirty days, comes back as it was (E-79)', async () => {
  const { deps, clock, campaign, changes } = await ground();
  await activateCampaign(deps, actor, campaign.id);
  await deleteCampaign(deps, actor, campaign.id);
  await expect(deleteCampaign(deps, actor, campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
  clock.advance(29 * DAY_MS);
  await eraseDeleted(deps);
  expect((await restoreCampaign(deps, actor, campaign.id)).status).toBe('active');
  expect(changes().slice(-2)).toEqual(['deleted', 'restored']);
});

test('deleted campaigns, listed, say until when they can be brought back, and only while they can (E-79)', async () => {
  const { deps, clock, campaign } = await ground();
  const listed = async () => (await listDeletedCampaigns(deps, actor, {})).items;
  expect(await listed()).toEqual([]);
  await deleteCampaign(deps, actor, campaign.id);
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

test('a deleted campaign, after thirty days, is gone with all that belongs to it, and that is audited (E-79)', async () => {
  const { deps, clock, units, campaign, repositories } = await ground();
  await activateCampaign(deps, actor, campaign.id);
  await deleteCampaign(deps, actor, campaign.id);
  clock.advance(30 * DAY_MS + 1);
  await expect(restoreCampaign(deps, actor, campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
  await eraseDeleted(deps);
  await eraseDeleted(deps);
  expect(units.eventsOf(campaignErasedEvent).map(({ payload }) => payload)).toEqual([{ campaignId: campaign.id }]);
  expect(campaignErasedEvent.audited).toBe(true);
  expect(await repositories.versions.list(campaign.id)).toEqual([]);
  expect(await repositories.counters.list([campaign.id])).toEqual([]);
  await expect(repositories.surveys.getOfCampaign(campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
});

test('an edit, of a revision that somebody else has passed, is refused; without a revision it wins', async () => {
  const { deps, campaign } = await ground();
  await renameCampaign(deps, actor, campaign.id, { title: 'First' });
  const late = { title: 'Second', revision: campaign.revision };
  await expect(renameCampaign(deps, actor, campaign.id, late)).rejects.toMatchObject({ code: 'stale_revision' });
  expect((await renameCampaign(deps, actor, campaign.id, { title: 'Third' })).title).toBe('Third');
});

test('delivery, without its settings, keeps those that there are', async () => {
  const { deps, campaign } = await ground();
  await saveDelivery(deps, actor, campaign.id, { ...delivery, deliveryConfig: { roundOpenDays: 4 } }, undefined);
  const saved = await saveDelivery(deps, actor, campaign.id, delivery, undefined);
  expect(saved.deliveryConfig).toEqual({ roundOpenDays: 4 });
});

test('nothing of this, done by a service, names a user', async () => {
  const { deps, campaign } = await ground();
  const done = await moveCampaign(deps, systemActor('campaigns', ownCouncil), campaign.id, 'archive');
  expect(done.statusHistory[0]?.by).toBeNull();
});
