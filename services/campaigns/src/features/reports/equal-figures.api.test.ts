import {
  activateCampaignOperation,
  type Campaign,
  type CampaignDetail,
  exportReportOperation,
  exportResponsesOperation,
  getCampaignOperation,
  getReportOperation,
  listReportsOperation,
  listResponsesOperation,
  setExclusionOperation,
  startExportOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { csvBytes } from '../../testing/file-bytes';
import { createCampaign, saveQuestions, submit } from '../../testing/journey';

const as = userActor();
const EAST = 'where:east';

describe('equal figures', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  const params = () => ({ campaignId: campaign.id });
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, [
      { id: 'mood', type: 'rating', title: 'How do you like the park?', required: false },
      {
        id: 'wrong',
        type: 'textarea',
        title: 'What went wrong?',
        required: false,
        showIf: { questionId: 'mood', operator: 'less_than', value: 3 },
      },
      {
        id: 'where',
        type: 'dropdown',
        title: 'Where do you live?',
        required: false,
        options: [
          { id: 'east', label: 'East District' },
          { id: 'west', label: 'West District' },
        ],
      },
    ]);
    campaign = (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
    const submissions: [mood: number, where: string, wrong?: string][] = [
      [1, 'east', 'It is dark'],
      [2, 'east'],
      [5, 'east'],
      [4, 'west'],
    ];
    for (const [mood, where, wrong] of submissions)
      await submit(service, campaign, {
        answers: [
          { questionId: 'mood', answer: mood },
          ...(wrong ? [{ questionId: 'wrong', answer: wrong }] : []),
          { questionId: 'where', answer: where },
        ],
      });
    const { responseId } = await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 1 }] });
    const body = { isExcluded: true, reason: 'Sent to try it out' };
    await service.call(setExclusionOperation, { as, params: { ...params(), responseId }, body });
  });
  afterAll(() => service.stop());

  const textOf = async (query: Record<string, string> = {}): Promise<string> => {
    const wanted = { ...params(), format: 'html' as const };
    const { text } = await service.call(exportReportOperation, {
      as,
      params: wanted,
      query: { audience: 'internal', ...query },
    });
    return text
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const detail = async (): Promise<CampaignDetail> =>
    (await service.call(getCampaignOperation, { as, params: params() })).body;

  test('the number of responses is the same everywhere, without excluded ones', async () => {
    const report = (await service.call(getReportOperation, { as, params: params() })).body;
    const listed = await service.call(listResponsesOperation, { as, params: params(), query: { excluded: 'none' } });
    const all = (await service.call(listResponsesOperation, { as, params: params() })).body;
    const about = (await service.call(startExportOperation, { as, params: params(), body: {} })).body;
    const [side] = (await service.call(listReportsOperation, { as })).body.items;
    const counted = {
      card: (await detail()).responseCount,
      report: report.responses,
      reportInAll: report.totalResponses,
      timeline: report.timeline.reduce((sum, { count }) => sum + count, 0),
      rounds: report.rounds.reduce((sum, { responses }) => sum + responses, 0),
      submissions: listed.body.total,
      submissionsWithoutExcluded: (all.total ?? 0) - report.excluded,
      export: about.responses,
      allReports: side?.totalResponses,
      document: Number(/Total responses (\d+)/.exec(await textOf())?.[1]),
    };
    expect(Object.entries(counted).filter(([, count]) => count !== 4)).toEqual([]);
  });

  test('report, document and file show how many people saw a conditional question', async () => {
    const report = (await service.call(getReportOperation, { as, params: params() })).body;
    const reach = report.results.map(({ questionId, asked, answered }) => [questionId, asked, answered]);
    expect(reach).toEqual([
      ['mood', 4, 4],
      ['wrong', 2, 1],
      ['where', 4, 4],
    ]);
    expect(await textOf()).toContain('2. What went wrong? Asked 2, answered 1.');
    const csv = (await csvBytes(service, as, campaign.id)).toString();
    expect(csv).toContain('"Options/Settings","Asked","Answered"');
    expect(csv).toMatch(/"wrong","What went wrong\?",[^\r]*,"2","1"\r\n/);
  });

  test('list, document and file have the same filtered figures and name the filter', async () => {
    const query = { where: EAST };
    const listed = await service.call(listResponsesOperation, {
      as,
      params: params(),
      query: { ...query, excluded: 'none' },
    });
    expect(listed.body.total).toBe(3);
    const text = await textOf(query);
    expect(text).toMatch(/Filtered by Where do you live\? – East District Total responses 3 of 4/);
    expect(text).toContain('This report covers 3 of 4 responses in this period');
    expect(text).toContain('of 4 in this period');
    // Wrong sentence: four people have answered.
    expect(text).not.toMatch(/3 people have answered/);
    expect(text).toContain('3. Where do you live? 3 of 3 answered.');
    expect(text).toContain('2. What went wrong? Asked 2, answered 1.');
    expect(text).not.toContain('West District 1');
    const csv = (await csvBytes(service, as, campaign.id, query)).toString();
    expect(csv).toContain('"Filtered by","Where do you live? – East District"\r\n"Total Responses","3"');
    expect(csv.match(/^"response-/gm)).toHaveLength(3);
    const about = (await service.call(startExportOperation, { as, params: params(), body: query })).body;
    expect(about).toMatchObject({ responses: 3, filters: ['Where do you live? – East District'] });
  });

  test('document and file are refused when no response matches the filter', async () => {
    const query = { where: 'wrong=nothing like this' };
    const wanted = { ...params(), format: 'pdf' as const };
    const document = await service.call(exportReportOperation, { as, params: wanted, query });
    const file = await service.call(exportResponsesOperation, { as, params: params(), query });
    expect([document.body.code, file.body.code]).toEqual(['no_responses', 'no_responses']);
  });
});
