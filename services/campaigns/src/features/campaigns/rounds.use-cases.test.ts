import { campaignChangedEvent, type Question, systemActor } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { openDaysOf } from '../../entities/campaign';
import { campaignsUnits } from '../../testing/campaigns-units';
import { activateCampaign } from './activate-campaign.use-case';
import { createCampaign } from './create-campaign.use-case';
import { deleteCampaign, restoreCampaign } from './delete-campaign.use-case';
import { saveDelivery } from './edit-campaign.use-case';
import { keepTime } from './keep-time.use-case';
import { moveCampaign } from './move-campaign.use-case';

const actor = userActor();
const units = campaignsUnits();
const { clock } = units;
const context = units.contextOf(actor);
const systemContext = units.contextOf(systemActor('campaigns'));
const question: Question = { id: 'mood', type: 'rating', title: 'How do you like it?', required: true };
const delivery = {
  deliveryMethods: [],
  targetAudience: 'All Residents',
  frequency: 'weekly' as const,
  targetResponses: null,
  startDate: null,
  endDate: null,
};

/** An active campaign with weekly rounds of three days from Monday, 2 March 2026, 09:00 in London. */
const weekly = async (overrides: Partial<Parameters<typeof saveDelivery>[2]> = {}) => {
  const council = { id: ownCouncil, name: 'Riverside', slug: 'riverside', sourceRevision: 1, isDeleted: false };
  const moveTo = (timezone: string) =>
    context.unitOfWork(actor, async ({ councils, campaigns }) => {
      await councils.save({ ...council, timezone });
      await campaigns.lookAtRounds(clock.now());
    });
  await moveTo('Europe/London');
  const { id } = await createCampaign(context, { title: 'Park', description: '' }, () => null);
  const { surveys, campaigns } = units.repositoriesOf(ownCouncil);
  const survey = await surveys.getOfCampaign(id);
  await surveys.save({ ...survey, content: { ...survey.content, questions: [question] } });
  await saveDelivery(context, id, { ...delivery, ...overrides });
  await activateCampaign(context, id);
  const roundEvents = () =>
    units
      .eventsOf(campaignChangedEvent)
      .filter(({ payload }) => payload.round !== undefined)
      .map(({ payload }) => `${payload.change} ${payload.round?.number}`);
  const passTo = async (moment: string) => {
    clock.set(moment);
    await keepTime(systemContext);
  };
  return { id, campaigns, roundEvents, passTo, moveTo };
};

describe('rounds of a recurring campaign (E-26, F-55)', () => {
  it('the opening and closing of each round is published once when time passes', async () => {
    const { roundEvents, passTo, id } = await weekly();
    await passTo('2026-03-02T09:00:00.000Z');
    await passTo('2026-03-02T09:00:15.000Z');
    expect(roundEvents()).toEqual(['round_opened 1']);
    await passTo('2026-03-05T08:59:59.000Z');
    expect(roundEvents()).toHaveLength(1);
    await passTo('2026-03-05T09:00:00.000Z');
    await passTo('2026-03-09T09:00:00.000Z');
    await passTo('2026-03-09T09:01:00.000Z');
    expect(roundEvents()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 2']);
    expect(units.eventsOf(campaignChangedEvent).at(-1)).toMatchObject({
      aggregate: { id },
      actor: { kind: 'system', id: 'campaigns' },
      payload: {
        change: 'round_opened',
        round: { number: 2, opensAt: '2026-03-09T09:00:00.000Z', closesAt: '2026-03-12T09:00:00.000Z' },
      },
    });
  });

  it('missed changes are published in order, each with its own revision, when the scheduler was down', async () => {
    const { roundEvents, passTo } = await weekly();
    await passTo('2026-03-24T12:00:00.000Z');
    expect(roundEvents()).toEqual([
      'round_opened 1',
      'round_closed 1',
      'round_opened 2',
      'round_closed 2',
      'round_opened 3',
      'round_closed 3',
      'round_opened 4',
    ]);
    const revisions = units.eventsOf(campaignChangedEvent).map(({ aggregate }) => aggregate.revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  });

  it('rounds are not published when the campaign is paused, and the current one is after resuming', async () => {
    const { id, roundEvents, passTo } = await weekly();
    await passTo('2026-03-03T09:00:00.000Z');
    await moveCampaign(context, id, 'pause');
    await passTo('2026-03-17T09:00:00.000Z');
    expect(roundEvents()).toEqual(['round_opened 1', 'round_closed 1']);
    clock.set('2026-03-17T12:00:00.000Z');
    await moveCampaign(context, id, 'resume');
    await passTo('2026-03-17T12:00:15.000Z');
    expect(roundEvents()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 3']);
  });

  it('the open round closes and no other opens when staff complete the campaign', async () => {
    const { id, roundEvents, passTo } = await weekly();
    await passTo('2026-03-09T10:00:00.000Z');
    clock.set('2026-03-10T10:00:00.000Z');
    await moveCampaign(context, id, 'complete');
    await passTo('2026-03-10T10:00:15.000Z');
    await passTo('2026-06-01T00:00:00.000Z');
    expect(roundEvents().slice(-2)).toEqual(['round_opened 2', 'round_closed 2']);
    expect(units.eventsOf(campaignChangedEvent).at(-1)?.payload.round?.closesAt).toBe('2026-03-10T10:00:00.000Z');
  });

  it('the open round closes before the campaign is completed when the end date passes', async () => {
    const { passTo, campaigns, id } = await weekly({ endDate: new Date('2026-03-10T17:00:00.000Z') });
    await passTo('2026-04-01T00:00:00.000Z');
    const changes = units.eventsOf(campaignChangedEvent).map(({ payload }) => payload.change);
    expect(changes.slice(-3)).toEqual(['round_opened', 'round_closed', 'completed']);
    expect((await campaigns.get(id)).status).toBe('completed');
  });

  it('rounds keep the local time when the clocks change or the council changes its time zone', async () => {
    const { roundEvents, passTo, moveTo } = await weekly();
    const opened = () => units.eventsOf(campaignChangedEvent).at(-1)?.payload.round?.opensAt;
    await passTo('2026-03-30T07:59:59.000Z');
    expect(roundEvents().at(-1)).toBe('round_closed 4');
    await passTo('2026-03-30T08:00:00.000Z');
    expect([roundEvents().at(-1), opened()]).toEqual(['round_opened 5', '2026-03-30T08:00:00.000Z']);
    await passTo('2026-04-05T00:00:00.000Z');
    await moveTo('UTC');
    await passTo('2026-04-06T08:30:00.000Z');
    expect(roundEvents().at(-1)).toBe('round_closed 5');
    await passTo('2026-04-06T09:00:00.000Z');
    expect([roundEvents().at(-1), opened()]).toEqual(['round_opened 6', '2026-04-06T09:00:00.000Z']);
  });

  it('rounds are no longer published when the campaign is deleted', async () => {
    const { id, roundEvents, passTo } = await weekly();
    await passTo('2026-03-02T10:00:00.000Z');
    await deleteCampaign(context, id);
    await passTo('2026-03-20T00:00:00.000Z');
    expect(roundEvents()).toEqual(['round_opened 1']);
  });

  it('rounds during a deletion are not published and do not count after the restore (E-14, E-79)', async () => {
    const { id, roundEvents, passTo, campaigns } = await weekly();
    await passTo('2026-03-03T09:00:00.000Z');
    await deleteCampaign(context, id);
    await passTo('2026-03-17T09:00:00.000Z');
    await restoreCampaign(context, id);
    await passTo('2026-03-18T09:00:00.000Z');
    expect(roundEvents()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 3']);
    expect(openDaysOf(await campaigns.get(id), 'Europe/London', clock.now())).toBe(2);
  });

  it('the rounds of other campaigns are published when one campaign fails', async () => {
    const { id } = await weekly();
    const other = await createCampaign(context, { title: 'Other', description: '' }, () => null);
    await saveDelivery(context, other.id, { ...delivery, frequency: 'once', endDate: clock.now() });
    const failing = {
      ...systemContext,
      unitOfWork: (async (who, work) =>
        systemContext.unitOfWork(who, (unit) =>
          work({
            ...unit,
            campaigns: {
              ...unit.campaigns,
              get: async (wanted) => {
                if (wanted === id) throw new Error('broken');
                return unit.campaigns.get(wanted);
              },
            },
          }),
        )) as typeof systemContext.unitOfWork,
    };
    const { campaigns } = context.reader(actor);
    await campaigns.save({ ...(await campaigns.get(other.id)), status: 'active' });
    await expect(keepTime(failing)).rejects.toThrow('1 of 2 campaigns failed');
    expect((await campaigns.get(other.id)).status).toBe('completed');
    expect(units.eventsOf(campaignChangedEvent).at(-1)?.payload.change).toBe('completed');
  });
});
