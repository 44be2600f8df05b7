import {
  exportTranslationsOperation,
  getSurveyOperation,
  importTranslationsOperation,
  MAX_TRANSLATION,
  saveSurveyOperation,
  TRANSLATION_FILE_LIMIT,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign } from '../../testing/journey';
import { formOf } from '../../testing/sample-files';

const as = userActor();
const question = { type: 'text', id: 'q1', title: 'What should {place} have?' } as const;
const survey = { title: 'Parks & "greens"', language: 'en', questions: [question] };
const titleRow = (source: string, target: string) => `title,"${source.replaceAll('"', '""')}","${target}"`;

describe('translations of a survey as files', () => {
  let service: TestCampaigns;
  let campaignId: string;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaignId = (await createCampaign(service)).id;
    await service.call(saveSurveyOperation, { as, params: { campaignId }, body: survey });
  });

  const draft = async () => (await service.call(getSurveyOperation, { as, params: { campaignId } })).body;
  const exported = async (format: 'csv' | 'xliff') => {
    const params = { campaignId, language: 'pl' };
    const { text } = await service.call(exportTranslationsOperation, { as, params, query: { format } });
    return text;
  };
  const send = (file: string | Uint8Array, dryRun = false) =>
    service.call(importTranslationsOperation, {
      as,
      params: { campaignId, language: 'pl' },
      query: { dryRun: dryRun ? 'true' : 'false' },
      body: formOf({ bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file, name: 'pl.csv' }),
    });
  const csv = (...rows: readonly string[]) => ['path,source,target', ...rows].join('\n');

  it.each(['csv', 'xliff'] as const)('come back unchanged as %s, and a dry run saves nothing', async (format) => {
    const sent = csv(titleRow(survey.title, '=Parki <i>\n„zieleń”'));
    expect((await send(sent, true)).body.changed).toHaveLength(1);
    expect((await draft()).translations).toBeUndefined();
    await send(sent);
    const { translations } = await draft();
    expect(translations).toEqual({ pl: { title: '=Parki <i>\n„zieleń”' } });
    const { status, body } = await send(await exported(format));
    expect([status, body.format, body.changed, body.same, body.unknown]).toEqual([200, format, [], 1, []]);
  });

  it('are stale when the text was changed after it was translated, in the draft and in files', async () => {
    await send(csv(titleRow(survey.title, 'Parki')));
    const { translations } = await draft();
    // A client of an earlier release sends no keys.
    const body = { ...survey, title: 'Open spaces', translations };
    await service.call(saveSurveyOperation, { as, params: { campaignId }, body });
    expect(await exported('csv')).toContain('Parki,stale');
    expect(await exported('xliff')).toContain('state="needs-review-translation">Parki');
    expect((await send(csv(titleRow(survey.title, 'Tereny')))).body.stale).toHaveLength(1);
    expect(await exported('csv')).toContain('Tereny,stale');
    expect((await send(csv(titleRow('Open spaces', 'Tereny')))).body.changed).toHaveLength(1);
    expect(await exported('csv')).toContain('Tereny,translated');
  });

  it('name what is not taken: unknown texts, missing placeholders, texts that are too long', async () => {
    const { body } = await send(
      csv(
        'questions.gone.title,Old,Stare',
        'questions.q1.title,,Co tu ma być?',
        `title,,${'a'.repeat(MAX_TRANSLATION + 1)}`,
      ),
    );
    expect(body).toMatchObject({
      changed: [],
      unknown: ['questions.gone.title'],
      withoutPlaceholders: [{ path: 'questions.q1.title', where: 'Question 1, Question title', missing: ['{place}'] }],
      tooLong: [{ path: 'title' }],
    });
    expect((await draft()).translations).toBeUndefined();
  });

  it('are read from XLIFF 2.0, without the suggestions of translation tools', async () => {
    const segment = '<segment state="final"><source>Parks</source><target>Par<ph id="1"/>ki</target></segment>';
    await send(
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pl"><file id="f"><unit id="title">${segment}</unit></file></xliff>`,
    );
    expect((await draft()).translations).toEqual({ pl: { title: 'Parki' } });
    await send(
      '<xliff version="1.2"><file target-language="pl"><body><trans-unit id="title"><target>A</target><alt-trans><target>B</target></alt-trans></trans-unit></body></file></xliff>',
    );
    expect((await draft()).translations).toEqual({ pl: { title: 'A' } });
  });

  it.each([
    ['a text twice', csv('title,,A', 'title,,B'), /twice/],
    ['no columns', 'Parki\nParki', /name the columns/],
    ['another encoding', new Uint8Array([0x70, 0x61, 0xb3, 0x6b]), /UTF-8/],
    ['another language', '<xliff version="1.2"><file target-language="fr"/></xliff>', /into fr, not into pl/],
    ['damaged XML', '<xliff version="1.2"><file>', /damaged/],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>', /type definition/],
    ['other XML', '<html></html>', /no XLIFF/],
    ['nothing', ' ', /empty/],
  ])('are refused in words when the file has %s', async (_, file, why) => {
    const { status, body } = await send(file);
    expect([status, body.code]).toEqual([422, 'file_unreadable']);
    expect(body.detail).toMatch(why);
  });

  it('are refused when the file is too large', async () => {
    const { status, body } = await send(new Uint8Array(TRANSLATION_FILE_LIMIT + 1));
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });
});
