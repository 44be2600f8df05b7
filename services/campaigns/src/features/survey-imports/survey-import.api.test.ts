import {
  downloadSurveyOperation,
  getSurveyOperation,
  importSurveyOperation,
  SURVEY_DOCUMENT_LIMIT,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign } from '../../testing/journey';
import { formOf, wordFile, wordParagraph, wordTable } from '../../testing/sample-files';

const as = userActor();
const questionnaire = wordFile(
  [
    wordParagraph('Harbour walk'),
    wordParagraph('How often do you come here?', 1),
    wordParagraph('Daily', 2),
    wordParagraph('Weekly', 2),
    wordParagraph('How good are these?', 1),
    wordTable([
      ['', 'Good', 'Bad'],
      ['Paths', '', ''],
      ['Lights', '', ''],
    ]),
    wordParagraph('Why do you say that? ________', 1),
  ].join(''),
);

describe('questions from a document', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const send = (campaignId: string, bytes: Uint8Array, { name = 'survey.docx', dryRun = false } = {}) =>
    service.call(importSurveyOperation, {
      as,
      params: { campaignId },
      query: { dryRun: dryRun ? 'true' : 'false' },
      body: formOf({ bytes, name }),
    });
  const titlesOf = async (campaignId: string) => {
    const { body } = await service.call(getSurveyOperation, { as, params: { campaignId } });
    return body.questions.map(({ title }) => title);
  };

  it('lists, tables and lines to write on of a Word document are read, and nothing is saved when it is a dry run', async () => {
    const { id } = await createCampaign(service);
    const { status, body } = await send(id, questionnaire, { dryRun: true });
    expect(status).toBe(200);
    expect(body.format).toBe('docx');
    expect(body.content.title).toBe('Harbour walk');
    expect(body.content.questions.map(({ type, title }) => [type, title])).toEqual([
      ['dropdown', 'How often do you come here?'],
      ['dropdown', 'How good are these? Paths'],
      ['dropdown', 'How good are these? Lights'],
      ['textarea', 'Why do you say that?'],
    ]);
    expect(body.carried[0]).toEqual({ where: 'Question 1', what: 'Dropdown with 2 options' });
    expect(body.changed).toContainEqual({
      where: 'How good are these?',
      what: 'The table became 2 questions, one for each row.',
    });
    expect(await titlesOf(id)).toEqual([]);
  });

  it('questions are added behind those of the draft, with ids of their own', async () => {
    const { id } = await createCampaign(service);
    const mine = { type: 'text', title: 'Mine', id: 'q1' };
    await service.call(saveSurveyOperation, {
      as,
      params: { campaignId: id },
      body: { title: 'Own', questions: [mine] },
    });
    expect((await send(id, questionnaire)).status).toBe(200);
    const { body } = await service.call(getSurveyOperation, { as, params: { campaignId: id } });
    expect(body.title).toBe('Own');
    expect(await titlesOf(id)).toEqual([
      'Mine',
      'How often do you come here?',
      'How good are these? Paths',
      'How good are these? Lights',
      'Why do you say that?',
    ]);
    expect(new Set(body.questions.map((question) => question.id)).size).toBe(5);
  });

  it('a file that is damaged, too large or of another kind is refused in words', async () => {
    const { id } = await createCampaign(service);
    const broken = await send(id, questionnaire.slice(0, 300));
    expect([broken.status, broken.body.code, broken.body.detail]).toEqual([
      422,
      'file_unreadable',
      'This Word document is damaged and cannot be read.',
    ]);
    const large = await send(id, new Uint8Array(SURVEY_DOCUMENT_LIMIT + 1));
    expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
    expect((await send(id, new TextEncoder().encode('%PDF-1.4'))).body.detail).toContain('PDF');
  });

  it('a document that unpacks to very much text is refused, and the service goes on', async () => {
    const { id } = await createCampaign(service);
    const bomb = wordFile(wordParagraph('What? '.repeat(40_000_000)));
    expect(bomb.length).toBeLessThan(SURVEY_DOCUMENT_LIMIT);
    const { status, body } = await send(id, bomb, { dryRun: true });
    expect([status, body.code]).toEqual([422, 'file_unreadable']);
    expect((await send(id, questionnaire, { dryRun: true })).status).toBe(200);
  });

  it('a downloaded survey comes back as it was, with its rules and translations, and says what it has not', async () => {
    const { id } = await createCampaign(service);
    const when = { questionId: 'visits', operator: 'contains', value: 'often' } as const;
    const survey = {
      title: 'Harbour',
      introText: 'Hello.',
      language: 'en',
      checkAnswers: true,
      sections: [{ id: 'walks', title: 'Walks', showIf: when }],
      endPages: [{ id: 'bye', kind: 'screen_out' as const, title: 'Goodbye', showIf: when }],
      limits: { responses: 500, quotas: [{ id: 'q', questionId: 'visits', optionId: 'often', limit: 20 }] },
      thankYouText: 'Thanks.',
      translations: {
        cy: { title: 'Harbwr', 'questions.visits.options.often': 'Yn aml', 'sections.walks.title': 'Teithiau' },
      },
      questions: [
        {
          id: 'visits',
          type: 'dropdown',
          title: 'How often?',
          required: true,
          options: [
            { id: 'often', label: 'Often' },
            { id: 'other', label: 'Other', other: true, isPersonal: true, keepAt: 'end' as const },
          ],
        },
        { id: 'why', type: 'textarea', title: 'Why?', sectionId: 'walks', isPersonal: true, showIf: when },
        {
          id: 'look',
          type: 'pictureChoice',
          title: 'Which?',
          imageOptions: [{ id: 'a', label: 'Old bridge', imageUrl: '/uploads/secret.webp' }],
        },
      ],
    };
    const saved = await service.call(saveSurveyOperation, { as, params: { campaignId: id }, body: survey });
    expect(saved.status).toBe(200);
    const { text, headers } = await service.call(downloadSurveyOperation, { as, params: { campaignId: id } });
    expect(headers.get('content-disposition')).toContain('harbour.survey.json');
    expect(text).not.toMatch(/secret|councilId|createdBy/);

    const other = await createCampaign(service, userActor({ councilId: otherCouncil }));
    const theirs = userActor({ councilId: otherCouncil });
    const imported = await service.call(importSurveyOperation, {
      as: theirs,
      params: { campaignId: other.id },
      query: {},
      body: formOf({ bytes: new TextEncoder().encode(text), name: 'harbour.json' }),
    });
    expect([imported.status, imported.body.format]).toEqual([200, 'folkmoot-survey']);
    expect(imported.body.carried).toContainEqual({ where: 'How often?', what: 'Dropdown with 2 options' });
    expect(imported.body.lost).toEqual([
      { where: 'Which?', why: 'The picture “Old bridge” is not in a downloaded survey. Upload it again.' },
    ]);
    const { body } = await service.call(getSurveyOperation, { as: theirs, params: { campaignId: other.id } });
    const own = [
      'id',
      'councilId',
      'campaignId',
      'createdBy',
      'createdAt',
      'updatedAt',
      'savedBy',
      'savedAt',
      'revision',
    ];
    const contentOf = (record: object) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !own.includes(name)));
    const expected = contentOf(saved.body);
    const [first, second, third] = saved.body.questions;
    const emptied = { ...third, imageOptions: [{ id: 'a', label: 'Old bridge', imageUrl: '' }] };
    expect(contentOf(body)).toEqual({ ...expected, questions: [first, second, emptied] });

    // A second time behind what is there: everything has new ids, and the rules follow them.
    const again = await send(id, new TextEncoder().encode(text));
    expect(again.body.lost.map(({ why }) => why)).toContain(
      'Its limits were left out, because your draft has limits of its own.',
    );
    const twice = (await service.call(getSurveyOperation, { as, params: { campaignId: id } })).body;
    const [visits, why] = twice.questions.slice(3);
    expect(new Set(twice.questions.map((question) => question.id)).size).toBe(6);
    expect(new Set(twice.sections?.map((section) => section.id)).size).toBe(2);
    expect(why?.showIf).toMatchObject({ questionId: visits?.id, value: visits?.options?.[0]?.id });
    expect(why?.sectionId).toBe(twice.sections?.[1]?.id);
    expect(twice.translations?.cy?.[`sections.${why?.sectionId}.title`]).toBe('Teithiau');
    expect(twice.translations?.cy?.[`questions.${visits?.id}.options.${visits?.options?.[0]?.id}`]).toBe('Yn aml');
  });

  it('the campaign of another council is not found', async () => {
    const { id } = await createCampaign(service, userActor({ councilId: otherCouncil }));
    expect((await send(id, questionnaire)).status).toBe(404);
  });
});
