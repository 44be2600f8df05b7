import { ownCouncil, sampleCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newCampaign } from '../../records/campaign.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { keepCouncil } from './keep-council.use-case';

const actor = userActor();

test('a council that moves to another zone, has its days recounted and its rounds looked at; else neither', async () => {
  const { deps, clock, repositories } = fakeDeps();
  const { campaigns, counters, councils } = repositories(ownCouncil);
  const { sweeps } = repositories(null);
  const told = (timezone: string, revision: number) =>
    deps.unitOfWork(actor, (unit) =>
      keepCouncil(unit, sampleCouncil({ id: ownCouncil, timezone, revision }), clock.now()),
    );
  const waiting = async () => [
    (await sweeps.listToRecountAcrossCouncils()).length,
    (await sweeps.listRoundsDueAcrossCouncils(clock.now())).length,
  ];
  await told('Europe/London', 1);
  const given = { id: 'c1', surveyId: 's1', createdBy: 'u', title: 'Park', description: '' };
  await campaigns.insert({ ...newCampaign(given, clock.now()), status: 'active', frequency: 'weekly' });
  await campaigns.noteRoundsDue('c1', new Date('2030-01-01T00:00:00.000Z'));
  await counters.insert('c1', 'Europe/London');
  await told('Europe/London', 2);
  expect(await waiting()).toEqual([0, 0]);
  await told('Australia/Sydney', 3);
  expect([await waiting(), (await councils.find())?.timezone]).toEqual([[1, 1], 'Australia/Sydney']);
  await told('UTC', 2);
  expect((await councils.find())?.timezone).toBe('Australia/Sydney');
});
