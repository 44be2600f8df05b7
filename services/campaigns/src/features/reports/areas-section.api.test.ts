import {
  activateCampaignOperation,
  type Campaign,
  defaultCouncilSettings,
  exportReportOperation,
  getReportOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, saveQuestions, submit } from '../../testing/journey';

const as = userActor();
const options = [
  { id: 'east', label: 'East District' },
  { id: 'west', label: 'West District' },
  { id: 'away', label: 'I do not live here' },
];

describe('areas in the report document (E-35)', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let revision = 1;
  const publishSettings = (divisionResidents: { division: string; residents: number }[]) => {
    revision += 1;
    const settings = { ...defaultCouncilSettings('UTC'), divisionResidents };
    return publishCouncil(service, ownCouncil, { revision, settings });
  };
  beforeAll(async () => {
    service = await startCampaigns();
    await publishSettings([]);
    const { id: campaignId } = await createCampaign(service);
    const question = { id: 'where', type: 'dropdown' as const, title: 'Where do you live?', required: false, options };
    await saveQuestions(service, campaignId, [question]);
    campaign = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    for (const answer of ['east', 'west', 'west', 'away'])
      await submit(service, campaign, { answers: [{ questionId: 'where', answer }] });
    await submit(service, campaign, { answers: [] });
  });
  afterAll(() => service.stop());

  const textOf = async (range: Record<string, string> = {}) => {
    const query = { audience: 'internal', ...range };
    const params = { campaignId: campaign.id, format: 'html' as const };
    const { text } = await service.call(exportReportOperation, { as, params, query });
    return text.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
  };

  test('share, residents and quota are shown when the council has residents per area', async () => {
    await publishSettings([
      { division: 'East District', residents: 6_000 },
      { division: 'West District', residents: 2_000 },
    ]);
    const text = await textOf();
    expect(text).toContain('percent of the 4 people who answered it');
    expect(text).toContain(
      '1 (25% of answers); 33% of those in the areas; 75% of residents; too few answers to compare;',
    );
    // The chart of the same question shows the same percent, and everybody is in a row.
    expect(text).toMatch(/East District\s+1 \(25%\)/);
    expect(text).toMatch(/Outside these areas\s+1 \(25% of answers\)\s+No area named\s+1\s+All responses\s+5/);
    expect(text).toContain('short of its quota of 75 by 74');
    expect(text).toContain('on its way to its quota of 25, 23 to go');
    expect(await textOf({ from: '2000-01-01' })).not.toContain('quota');
    const { body } = await service.call(getReportOperation, { as, params: { campaignId: campaign.id } });
    expect(body.targetResponses).toBe(100);
  });

  test('only responses are shown when the council has no residents per area', async () => {
    await publishSettings([]);
    expect(await textOf()).toContain('2 (50% of answers); 67% of those in the areas');
    expect(await textOf()).not.toMatch(/residents|quota/);
  });
});
