import { ownCouncil, sampleCouncil, userActor } from '@folkmoot/service-kit/testing';
import { newCampaign } from '../../entities/campaign';
import { campaignsUnits } from '../../testing/campaigns-units';
import { keepCouncil } from './keep-council.use-case';

const actor = userActor();
const units = campaignsUnits();

test('days are recounted and rounds are due for a check only when the council changes its time zone', async () => {
  const { clock, repositoriesOf } = units;
  const { campaigns, counters, councils } = repositoriesOf(ownCouncil);
  const { counterSweep, campaignSweep } = repositoriesOf(null);
  const receive = (timezone: string, revision: number) =>
    units.unitOfWork(actor, (unit) =>
      keepCouncil(unit, sampleCouncil({ id: ownCouncil, timezone, revision }), clock.now()),
    );
  const waiting = async () => [
    (await counterSweep.listToRecountAcrossCouncils()).length,
    (await campaignSweep.listRoundsDueAcrossCouncils(clock.now())).length,
  ];
  await receive('Europe/London', 1);
  const fields = { id: 'c1', surveyId: 's1', createdBy: 'u', title: 'Park', description: '' };
  await campaigns.insert({ ...newCampaign(fields, clock.now()), status: 'active', frequency: 'weekly' });
  await campaigns.noteRoundsDue('c1', new Date('2030-01-01T00:00:00.000Z'));
  await counters.insert('c1', 'Europe/London');
  await receive('Europe/London', 2);
  expect(await waiting()).toEqual([0, 0]);
  await receive('Australia/Sydney', 3);
  expect([await waiting(), (await councils.find())?.timezone]).toEqual([[1, 1], 'Australia/Sydney']);
  await receive('UTC', 2);
  expect((await councils.find())?.timezone).toBe('Australia/Sydney');
});
