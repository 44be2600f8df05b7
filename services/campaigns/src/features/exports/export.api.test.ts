import {
  type Campaign,
  defaultCouncilSettings,
  exportResponsesFileOperation,
  exportResponsesOperation,
  listResponsesOperation,
  publishSurveyOperation,
  reportExportedEvent,
  setExclusionOperation,
  startExportOperation,
} from '@folkmoot/contracts';
import { responsesCsv } from '@folkmoot/response-export';
import { csvRow } from '@folkmoot/service-kit';
import { manualClock, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { csvBytes, responseFileBytes } from '../../testing/file-bytes';
import { openCampaign, saveQuestions, submit } from '../../testing/journey';
import { readSav } from '../../testing/read-sav';

const as = userActor();

describe('responses as CSV', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-07-31T12:00:00.000Z'));
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
    await service.settled();
    service.forgetEvents();
  });

  const params = () => ({ campaignId: campaign.id });
  const file = (query: Record<string, string> = {}) =>
    service.call(exportResponsesOperation, { as, params: params(), query });

  const fill = async () => {
    const first = await submit(service, campaign, {
      submittedAt: '2026-06-30T23:30:00.000Z',
      answers: [
        { questionId: 'wish', answer: '=HYPERLINK("http://evil.example")' },
        { questionId: 'mood', answer: 4 },
      ],
    });
    const second = await submit(service, campaign, {
      submittedAt: '2026-07-02T09:00:00.000Z',
      seconds: null,
      answers: [{ questionId: 'wish', answer: '<b>"Benches"</b>,\nand shade' }],
    });
    return [first.responseId, second.responseId];
  };

  test('the file has head, columns, readable answers and no IP address (E-72, E-73, F-6, D1)', async () => {
    const [first, second] = await fill();
    const { text, headers } = await file();
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''park_single_responses_staff_only_2026-07-31.csv",
    );
    const row = (...cells: string[]) => csvRow(cells);
    // Decoding removes the byte order mark.
    expect(text).toBe(
      [
        row('Council', 'Riverside'),
        row('Campaign', 'Park'),
        row('Generated', '2026-07-31 13:00:00'),
        row('Date Range', 'All Time (2026-07-01 to 2026-07-02, Europe/London)'),
        '"Total Responses","2"\r\n',
        '\r\n',
        row(
          'Response ID',
          'Submitted Date',
          'Completion Time (seconds)',
          'IP Address',
          'What would you change?',
          'How do you like the park?',
        ),
        row(second ?? '', '2026-07-02 10:00:00', 'N/A', 'N/A', '<b>"Benches"</b>,\nand shade', 'N/A'),
        row(first ?? '', '2026-07-01 00:30:00', '60', 'N/A', '=HYPERLINK("http://evil.example")', 'Satisfied (4)'),
        '\r\n',
        row('QUESTION DETAILS'),
        row('Question ID', 'Question Text', 'Question Type', 'Options/Settings'),
        row('wish', 'What would you change?', 'Short Text', 'N/A'),
        row(
          'mood',
          'How do you like the park?',
          'Smiley Rating',
          '1: Very Dissatisfied; 2: Dissatisfied; 3: Neutral; 4: Satisfied; 5: Very Satisfied',
        ),
      ].join(''),
    );
    expect(text).toContain('"\'=HYPERLINK');
  });

  test('the file of a browser has the same bytes as the file of the server (E-71)', async () => {
    await fill();
    const range = { from: '2026-07-01', to: '2026-07-01' };
    const about = (await service.call(startExportOperation, { as, params: params(), body: range })).body;
    const listed = await service.call(listResponsesOperation, {
      as,
      params: params(),
      query: { ...range, excluded: 'none', limit: 200 },
    });
    const csv = responsesCsv(about);
    const own = [csv.head(), ...listed.body.items.map(csv.row), csv.foot()].join('');
    expect((await csvBytes(service, as, campaign.id, range)).equals(Buffer.from(own))).toBe(true);
    expect(own).toContain('2026-07-01 to 2026-07-01 (Europe/London)');
  });

  test('browser and server write the same file without personal data when exports are redacted (E-63)', async () => {
    const settings = defaultCouncilSettings('Europe/London');
    const publishSettings = (redactExports: boolean, revision: number) =>
      publishCouncil(service, ownCouncil, {
        revision,
        settings: { ...settings, privacy: { ...settings.privacy, redactExports } },
      });
    await saveQuestions(service, campaign.id, [
      { id: 'who', type: 'text', title: 'What is your name?', required: false },
      { id: 'wish', type: 'text', title: 'What would you change?', required: false },
      { id: 'mood', type: 'rating', title: 'How do you like the park?', required: false },
    ]);
    await service.call(publishSurveyOperation, { as, params: params() });
    await submit(service, campaign, {
      version: 2,
      answers: [
        { questionId: 'who', answer: 'Ada Novak' },
        { questionId: 'wish', answer: 'Ada here: ring 07700 900123 or mail ada@mail.example, ½ of the paths are dark' },
        { questionId: 'mood', answer: 4 },
      ],
    });
    await publishSettings(true, 2);
    const about = (await service.call(startExportOperation, { as, params: params(), body: {} })).body;
    const listed = await service.call(listResponsesOperation, {
      as,
      params: params(),
      query: { excluded: 'none', purpose: 'export' },
    });
    const csv = responsesCsv(about);
    const own = [csv.head(), ...listed.body.items.map(csv.row), csv.foot()].join('');
    expect((await csvBytes(service, as, campaign.id)).equals(Buffer.from(own))).toBe(true);
    expect(own).toContain('"[personal data]","[name] here: ring [phone] or mail [email]');
    expect(own).toContain('"Satisfied (4)"');
    expect(own).not.toMatch(/Ada|07700|mail\.example/);
    const lines = (await responseFileBytes(service, as, campaign.id, 'jsonl')).toString();
    const { cases } = readSav(await responseFileBytes(service, as, campaign.id, 'sav'));
    for (const text of [lines, JSON.stringify(cases)]) {
      expect(text).toContain('[name] here: ring [phone] or mail [email]');
      expect(text).not.toMatch(/Ada|07700|mail\.example/);
    }
    await publishSettings(false, 3);
    expect((await file()).text).toContain('Ada here: ring 07700 900123 or mail ada@mail.example, ½ of');
  });

  test('the file has the responses of one round and its head names the round', async () => {
    await fill();
    expect((await file({ round: '1' })).text).toContain('Europe/London), round 1"');
    expect((await file({ round: '2' })).body.code).toBe('no_responses');
  });

  test('the file has answers to a removed question under its title, and no excluded responses', async () => {
    const [first = ''] = await fill();
    await saveQuestions(service, campaign.id, [{ id: 'wish', type: 'text', title: 'Now?', required: false }]);
    await service.call(publishSurveyOperation, { as, params: params() });
    const body = { isExcluded: true, reason: 'Spam' };
    expect((await file()).text).toContain('"Satisfied (4)"');
    await service.call(setExclusionOperation, { as, params: { ...params(), responseId: first }, body });
    const { text } = await file();
    expect([text.includes(first), text.includes('How do you like the park?')]).toEqual([false, true]);
  });

  test('each format has the counted responses, its type and its name, and is in the activity log', async () => {
    const [first, second = ''] = await fill();
    const body = { isExcluded: true, reason: 'Spam' };
    await service.call(setExclusionOperation, { as, params: { ...params(), responseId: second }, body });
    for (const format of ['xlsx', 'sav', 'jsonl'] as const) {
      const { status, headers } = await service.call(exportResponsesFileOperation, {
        as,
        params: { ...params(), format },
        query: { from: '2026-07-01', to: '2026-07-02' },
      });
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename*=UTF-8''park_single_responses_staff_only_2026-07-31.${format}`,
      ]);
    }
    const bytes = (format: 'xlsx' | 'sav' | 'jsonl') => responseFileBytes(service, as, campaign.id, format);
    const line = JSON.parse((await bytes('jsonl')).toString()) as Record<string, unknown>;
    expect(line).toMatchObject({ id: first, submittedAt: '2026-06-30T23:30:00.000Z' });
    expect(readSav(await bytes('sav')).cases).toMatchObject([{ ResponseID: first, Q2: 4, Submitted: 14_002_245_000 }]);
    expect((await bytes('xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await file({ columns: 'options' })).text).toContain('"Satisfied (4)"');
    await service.settled();
    const formats = service.eventsOf(reportExportedEvent).map(({ payload }) => payload.change);
    expect(new Set(formats)).toEqual(new Set(['csv', 'xlsx', 'sav', 'jsonl']));
  });

  test('SPSS distinguishes who was not shown a question from who left it empty', async () => {
    await saveQuestions(service, campaign.id, [
      { id: 'wish', type: 'text', title: 'What would you change?', required: false },
      {
        id: 'why',
        type: 'rating',
        title: 'Why?',
        required: false,
        showIf: { questionId: 'wish', operator: 'contains', value: 'bench' },
      },
    ]);
    await service.call(publishSurveyOperation, { as, params: params() });
    const answer = (text: string) =>
      submit(service, campaign, { version: 2, answers: [{ questionId: 'wish', answer: text }] });
    const shown = (await answer('A bench')).responseId;
    const notShown = (await answer('Trees')).responseId;
    const { cases, variables } = readSav(await responseFileBytes(service, as, campaign.id, 'sav'));
    const codeOf = (id: string) => cases.find(({ ResponseID }) => ResponseID === id)?.Q2;
    expect([codeOf(shown), codeOf(notShown)]).toEqual([null, -9]);
    expect(variables.find(({ name }) => name === 'Q2')?.labels[-9]).toBe('Not shown to this person');
  });

  test('an export is in the activity log, and an export without responses is not', async () => {
    const none = await file();
    expect([none.status, none.body.code]).toEqual([409, 'no_responses']);
    await fill();
    await file();
    await service.settled();
    expect(service.eventsOf(reportExportedEvent).map(({ payload }) => payload)).toEqual([
      { campaignId: campaign.id, change: 'csv', responses: 2 },
    ]);
  });
});
