import { campaignChangedEvent, type Question } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { openDaysOf } from '../../records/rounds.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { activateCampaign } from './activate-campaign.use-case';
import { createCampaign } from './create-campaign.use-case';
import { deleteCampaign, restoreCampaign } from './delete-campaign.use-case';
import { saveDelivery } from './edit-campaign.use-case';
import { keepTime } from './keep-time.use-case';
import { moveCampaign } from './move-campaign.use-case';

const actor = userActor();
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
const weekly = async (given: Partial<Parameters<typeof saveDelivery>[3]> = {}) => {
  const fake = fakeDeps('2026-03-02T09:00:00.000Z');
  const { deps, clock, units } = fake;
  const council = { id: ownCouncil, name: 'Riverside', slug: 'riverside', sourceRevision: 1, isDeleted: false };
  const moveTo = (timezone: string) =>
    deps.unitOfWork(actor, async ({ councils, campaigns }) => {
      await councils.save({ ...council, timezone });
      await campaigns.lookAtRounds(clock.now());
    });
  await moveTo('Europe/London');
  const { id } = await createCampaign(deps, actor, { title: 'Park', description: '' });
  const { surveys, campaigns } = fake.repositories(ownCouncil);
  const survey = await surveys.getOfCampaign(id);
  await surveys.save({ ...survey, content: { ...survey.content, questions: [question] } });
  await saveDelivery(deps, actor, id, { ...delivery, ...given }, undefined);
  await activateCampaign(deps, actor, id);
  const told = () =>
    units
      .eventsOf(campaignChangedEvent)
      .filter(({ payload }) => payload.round !== undefined)
      .map(({ payload }) => `${payload.change} ${payload.round?.number}`);
  const passTo = async (moment: string) => {
    clock.set(moment);
    await keepTime(deps);
  };
  return { deps, clock, units, id, campaigns, told, passTo, moveTo };
};

describe('the rounds of a recurring campaign (E-26, F-55)', () => {
  it('as time goes by, are told of when they open and close, once each', async () => {
    const { told, passTo, units, id } = await weekly();
    await passTo('2026-03-02T09:00:00.000Z');
    await passTo('2026-03-02T09:00:15.000Z');
    expect(told()).toEqual(['round_opened 1']);
    await passTo('2026-03-05T08:59:59.000Z');
    expect(told()).toHaveLength(1);
    await passTo('2026-03-05T09:00:00.000Z');
    await passTo('2026-03-09T09:00:00.000Z');
    await passTo('2026-03-09T09:01:00.000Z');
    expect(told()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 2']);
    expect(units.eventsOf(campaignChangedEvent).at(-1)).toMatchObject({
      aggregate: { id },
      actor: { kind: 'system', id: 'campaigns' },
      payload: {
        change: 'round_opened',
        round: { number: 2, opensAt: '2026-03-09T09:00:00.000Z', closesAt: '2026-03-12T09:00:00.000Z' },
      },
    });
  });

  it('after a pause of the scheduler, are caught up with: each change in its order, each with a revision of its own', async () => {
    const { told, passTo, units } = await weekly();
    await passTo('2026-03-24T12:00:00.000Z');
    expect(told()).toEqual([
      'round_opened 1',
      'round_closed 1',
      'round_opened 2',
      'round_closed 2',
      'round_opened 3',
      'round_closed 3',
      'round_opened 4',
    ]);
    const revisions = units.eventsOf(campaignChangedEvent).map(({ aggregate }) => aggregate.revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other));
  });

  it('while the campaign is paused, open for nobody; resumed within one, that one is told of', async () => {
    const { deps, id, told, passTo, clock } = await weekly();
    await passTo('2026-03-03T09:00:00.000Z');
    await moveCampaign(deps, actor, id, 'pause');
    await passTo('2026-03-17T09:00:00.000Z');
    expect(told()).toEqual(['round_opened 1', 'round_closed 1']);
    clock.set('2026-03-17T12:00:00.000Z');
    await moveCampaign(deps, actor, id, 'resume');
    await passTo('2026-03-17T12:00:15.000Z');
    expect(told()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 3']);
  });

  it('when staff complete the campaign in the middle of one, that one closes and no other opens', async () => {
    const { deps, id, told, passTo, clock, units } = await weekly();
    await passTo('2026-03-09T10:00:00.000Z');
    clock.set('2026-03-10T10:00:00.000Z');
    await moveCampaign(deps, actor, id, 'complete');
    await passTo('2026-03-10T10:00:15.000Z');
    await passTo('2026-06-01T00:00:00.000Z');
    expect(told().slice(-2)).toEqual(['round_opened 2', 'round_closed 2']);
    expect(units.eventsOf(campaignChangedEvent).at(-1)?.payload.round?.closesAt).toBe('2026-03-10T10:00:00.000Z');
  });

  it('at the end date, close before the campaign is completed', async () => {
    const { passTo, units, campaigns, id } = await weekly({ endDate: new Date('2026-03-10T17:00:00.000Z') });
    await passTo('2026-04-01T00:00:00.000Z');
    const changes = units.eventsOf(campaignChangedEvent).map(({ payload }) => payload.change);
    expect(changes.slice(-3)).toEqual(['round_opened', 'round_closed', 'completed']);
    expect((await campaigns.get(id)).status).toBe('completed');
  });

  it('when the clocks change, stay at the local time; when the council moves to another zone, they follow its clocks', async () => {
    const { told, passTo, moveTo, units } = await weekly();
    const opened = () => units.eventsOf(campaignChangedEvent).at(-1)?.payload.round?.opensAt;
    await passTo('2026-03-30T07:59:59.000Z');
    expect(told().at(-1)).toBe('round_closed 4');
    await passTo('2026-03-30T08:00:00.000Z');
    expect([told().at(-1), opened()]).toEqual(['round_opened 5', '2026-03-30T08:00:00.000Z']);
    await passTo('2026-04-05T00:00:00.000Z');
    await moveTo('UTC');
    await passTo('2026-04-06T08:30:00.000Z');
    expect(told().at(-1)).toBe('round_closed 5');
    await passTo('2026-04-06T09:00:00.000Z');
    expect([told().at(-1), opened()]).toEqual(['round_opened 6', '2026-04-06T09:00:00.000Z']);
  });

  it('once the campaign is deleted, are told of no more', async () => {
    const { deps, id, told, passTo } = await weekly();
    await passTo('2026-03-02T10:00:00.000Z');
    await deleteCampaign(deps, actor, id);
    await passTo('2026-03-20T00:00:00.000Z');
    expect(told()).toEqual(['round_opened 1']);
  });

  it('that passed while the campaign was deleted, are not told of once it is back, nor do their days count (E-14, E-79)', async () => {
    const { deps, id, told, passTo, clock, campaigns } = await weekly();
    await passTo('2026-03-03T09:00:00.000Z');
    await deleteCampaign(deps, actor, id);
    await passTo('2026-03-17T09:00:00.000Z');
    await restoreCampaign(deps, actor, id);
    await passTo('2026-03-18T09:00:00.000Z');
    expect(told()).toEqual(['round_opened 1', 'round_closed 1', 'round_opened 3']);
    expect(openDaysOf(await campaigns.get(id), 'Europe/London', clock.now())).toBe(2);
  });

  it('of a campaign that fails, stop no other one', async () => {
    const { deps, units, clock, id } = await weekly();
    const other = await createCampaign(deps, actor, { title: 'Other', description: '' });
    await saveDelivery(deps, actor, other.id, { ...delivery, frequency: 'once', endDate: clock.now() }, undefined);
    const failing = {
      ...deps,
      unitOfWork: (async (who, work) =>
        deps.unitOfWork(who, (unit) =>
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
        )) as typeof deps.unitOfWork,
    };
    const { campaigns } = deps.reader(actor);
    await campaigns.save({ ...(await campaigns.get(other.id)), status: 'active' });
    await expect(keepTime(failing)).rejects.toThrow('1 of 2 campaigns failed');
    expect((await campaigns.get(other.id)).status).toBe('completed');
    expect(units.eventsOf(campaignChangedEvent).at(-1)?.payload.change).toBe('completed');
  });
});
