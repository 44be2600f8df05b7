import {
  activateCampaignOperation,
  type Campaign,
  defaultCouncilSettings,
  deleteCampaignOperation,
  exportReportOperation,
  getReportChartOperation,
  getReportLayoutOperation,
  getReportTemplateOperation,
  previewReportLayoutOperation,
  type ReportBlock,
  type ReportLayoutFields,
  reportExportedEvent,
  saveReportLayoutOperation,
  saveReportTemplateOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { unzipSync } from 'fflate';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions, submit } from '../../testing/journey';

const as = userActor();
const stranger = userActor({ userId: 'stranger', councilId: otherCouncil });
const noFilter = { from: null, to: null, round: null, where: '' };
const question = (questionId: string, chart: 'bars' | 'shares' | 'columns' | 'none' = 'bars'): ReportBlock => ({
  kind: 'question',
  id: `b-${questionId}`,
  questionId,
  chart,
  hasTable: chart !== 'bars',
});
const ownText: ReportBlock = {
  kind: 'text',
  id: 'own',
  heading: 'What we conclude',
  text: 'People want **more trees** <b>now</b>.\n\n- Trees\n- Benches',
};

describe('arranged reports over HTTP', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    const settings = defaultCouncilSettings('Europe/London');
    await publishCouncil(service, ownCouncil, { settings });
    await publishCouncil(service, otherCouncil);
    campaign = await openCampaign(service);
    for (const mood of [5, 5, 2])
      await submit(service, campaign, {
        answers: [
          { questionId: 'mood', answer: mood },
          { questionId: 'wish', answer: `Trees for ${mood}` },
        ],
      });
  });
  afterAll(() => service.stop());

  const read = async (campaignId = campaign.id) =>
    (await service.call(getReportLayoutOperation, { as, params: { campaignId } })).body;
  const save = async (change: Partial<ReportLayoutFields> & { revision?: number }, who = as) => {
    const { revision, title, language, filter, blocks } = await read();
    return service.call(saveReportLayoutOperation, {
      as: who,
      params: { campaignId: campaign.id },
      body: { revision, title, language, filter, blocks, ...change },
    });
  };
  const preview = async () =>
    (await service.call(previewReportLayoutOperation, { as, params: { campaignId: campaign.id } })).body.html;
  const headings = (page: string) => [...page.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, text]) => text);

  test('a report that nobody arranged has every part and every question', async () => {
    const layout = await read();
    expect([layout.revision, layout.unlisted, layout.missing]).toEqual([0, [], []]);
    expect(layout.blocks.map(({ kind }) => kind)).toEqual([
      'cover',
      'summary',
      'figures',
      ...parkQuestions.map(() => 'question'),
      'areas',
      'insights',
      'funnel',
      'integrity',
      'samples',
    ]);
  });

  test('the document has the parts in their order, own texts without markup, and charts', async () => {
    service.forgetEvents();
    const blocks = [question('wish'), ownText, question('mood', 'shares')];
    const { status, body } = await save({ title: 'Trees', blocks });
    expect([status, body.revision]).toEqual([200, 1]);
    const page = await preview();
    expect(headings(page)).toEqual([
      'Results by Question',
      expect.stringContaining('What would you change?'),
      'What we conclude',
      expect.stringContaining('How do you like the park?'),
      'About these figures',
    ]);
    expect(page).toContain('<strong>more trees</strong> &lt;b&gt;now&lt;/b&gt;');
    expect(page).toContain('<ul><li dir="auto">Trees</li><li dir="auto">Benches</li></ul>');
    expect(page).toContain('<svg');
    await service.settled();
    expect(service.eventsOf(reportExportedEvent)).toEqual([]);
  });

  test('documents of the report page are arranged as saved, and are of the responses that the page shows', async () => {
    await save({ title: 'Trees', filter: { ...noFilter, where: 'mood:2' }, blocks: [question('wish'), ownText] });
    const params = { campaignId: campaign.id, format: 'html' as const };
    const ordinary = async (query: { where?: string }) =>
      (await service.call(exportReportOperation, { as, params, query: { audience: 'internal', ...query } })).text;
    const page = await ordinary({ where: 'mood:5' });
    expect(headings(page).slice(1)).toEqual([expect.stringContaining('What would you change?'), 'What we conclude']);
    expect(page).toContain('<p class="about" dir="auto">Trees</p>');
    expect([page.includes('<dd dir="auto">2 of 3</dd>'), page.includes('Trees for 2')]).toEqual([true, false]);
    expect(await ordinary({})).toContain('Trees for 2');
    await save({ filter: noFilter });
  });

  test('the second of two people who save is stale', async () => {
    const { revision } = await read();
    expect((await save({ revision, title: 'First' })).status).toBe(200);
    expect((await save({ revision, title: 'Second' })).body).toMatchObject({ code: 'stale_revision' });
    expect((await read()).title).toBe('First');
  });

  test('the filter and the language are those of the layout, with Welsh words and dates', async () => {
    await save({ language: 'cy', filter: { ...noFilter, where: 'mood:5' }, blocks: [{ kind: 'summary', id: 's' }] });
    const page = await preview();
    expect(page).toContain('<html lang="cy">');
    expect(page).toContain('Crynodeb Gweithredol');
    expect(page).toContain('2 o 3 ymateb');
    await save({ language: 'fr', filter: noFilter });
    const french = await preview();
    expect(french).toContain('Executive Summary');
    expect(french).toContain('The words around them are in English.');
    await save({ language: 'en' });
  });

  test('a question that is gone leaves a notice, and a new one is offered', async () => {
    await save({ blocks: [question('mood'), question('removed')] });
    const layout = await read();
    expect(layout.missing).toEqual([{ questionId: 'removed', title: '' }]);
    expect(layout.unlisted).toContain('wish');
    expect(await preview()).toContain('A question that is no longer in the survey.');
  });

  test('the Word file has headings, a picture with its figures as text, and a table with a head', async () => {
    const arabic: ReportBlock = { ...ownText, id: 'a', text: 'شكرا للجميع' };
    await save({ blocks: [{ kind: 'cover', id: 'c' }, ownText, arabic, question('mood', 'columns')] });
    const { status, bytes } = await fileOf('docx');
    expect(status).toBe(200);
    const files = unzipSync(bytes);
    const xml = new TextDecoder().decode(files['word/document.xml']);
    expect(xml).toContain('w:val="Heading1"');
    expect(xml).toMatch(/descr="[^"]*Very Satisfied 2 \(67%\)/);
    expect(xml).toContain('<w:tblHeader');
    const paragraphs = xml.split('<w:p>');
    expect(paragraphs.find((each) => each.includes('شكرا'))).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
    expect(paragraphs.find((each) => each.includes('Benches'))).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
    expect(Object.keys(files).some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
    expect(new TextDecoder().decode(files['word/styles.xml'])).toContain('<w:lang w:val="en"');
  });

  const fileOf = async (format: 'pdf' | 'docx') => {
    const params = { campaignId: campaign.id, format };
    const { status, bytes } = await service.call(exportReportOperation, {
      as,
      params,
      query: { layout: 'saved', audience: 'internal' },
    });
    return { status, bytes };
  };

  test('one chart is a file with letters, or a picture', async () => {
    const params = { campaignId: campaign.id, questionId: 'mood' };
    const svg = await service.call(getReportChartOperation, { as, params, query: { format: 'svg' } });
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg.text).toContain('>Very Satisfied</text>');
    const png = await service.call(getReportChartOperation, { as, params, query: { format: 'png' } });
    expect(png.text.slice(1, 4)).toBe('PNG');
    const none = { ...params, questionId: 'wish' };
    expect((await service.call(getReportChartOperation, { as, params: none, query: { format: 'svg' } })).status).toBe(
      404,
    );
  });

  test('new layouts of the council begin with its template, in which questions are one part', async () => {
    const blocks: ReportBlock[] = [ownText, question('mood'), question('wish'), { kind: 'funnel', id: 'f' }];
    const saved = await service.call(saveReportTemplateOperation, {
      as,
      body: { revision: 0, language: 'en', blocks },
    });
    expect(saved.body.blocks.map(({ kind }) => kind)).toEqual(['text', 'questions', 'funnel']);
    const { id } = await createCampaign(service);
    await saveQuestions(service, id, parkQuestions);
    expect((await service.call(activateCampaignOperation, { as, params: { campaignId: id } })).status).toBe(200);
    const kinds = (await read(id)).blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['text', ...parkQuestions.map(() => 'question'), 'funnel']);
    const theirs = await service.call(getReportTemplateOperation, { as: stranger });
    expect(theirs.body).toMatchObject({ revision: 0 });
  });

  test('another council sees and changes nothing', async () => {
    const params = { campaignId: campaign.id };
    const answers = await Promise.all([
      service.call(getReportLayoutOperation, { as: stranger, params }),
      service.call(previewReportLayoutOperation, { as: stranger, params }),
      save({ title: 'Theirs' }, stranger),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read()).title).not.toBe('Theirs');
  });

  test('the layout of a deleted campaign is not found', async () => {
    const params = { campaignId: campaign.id };
    await service.call(deleteCampaignOperation, { as, params });
    expect((await service.call(getReportLayoutOperation, { as, params })).status).toBe(404);
  });
});
