import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SurveyImport, surveyContentSchema } from '@folkmoot/contracts';
import fc from 'fast-check';
import { readSurveyDocument } from '../survey-documents/read-survey-document';
import { plainText } from './plain-text.domain';
import { readLimeSurvey } from './read-lime-survey';
import { isLimeSurvey } from './read-tables';
import { readRelevance } from './relevance.domain';

type Rows = readonly Readonly<Record<string, string | number>>[];

const rowOf = (row: Rows[number]): string =>
  `<row>${Object.entries(row)
    .map(([name, value]) => (value === '' ? `<${name}/>` : `<${name}><![CDATA[${value}]]></${name}>`))
    .join('')}</row>`;

const fileOf = (tables: Readonly<Record<string, Rows>>, { kind = 'Survey', languages = ['en'] } = {}): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<document><LimeSurveyDocType>${kind}</LimeSurveyDocType>`,
    `<DBVersion>485</DBVersion><languages>${languages.map((each) => `<language>${each}</language>`).join('')}</languages>`,
    ...Object.entries(tables).map(
      ([name, rows]) =>
        `<${name}><fields><fieldname>x</fieldname></fields><rows>${rows.map(rowOf).join('')}</rows></${name}>`,
    ),
    '</document>',
  ].join('\n');

const base = { sid: 7, gid: 1, parent_qid: 0, other: 'N', mandatory: 'N', relevance: '1' };
const text = (qid: number, question: string, language = 'en', help = '') => ({
  id: qid,
  qid,
  question,
  help,
  language,
});
const answer = (qid: number, code: string, aid: number) => ({ aid, qid, code, sortorder: aid, scale_id: 0 });
const sub = (parent: number, qid: number, code: string, question: string, more: Rows[number] = {}) => ({
  ...{ ...base, qid, parent_qid: parent, title: code, question_order: qid, scale_id: 0, question, language: 'en' },
  ...more,
});
const setting = (qid: number, attribute: string, value: string) => ({ qid, attribute, value, language: '' });

/** One question of each type, in the tables of version 4 and later. */
const survey = fileOf(
  {
    groups: [
      { gid: 2, group_order: 2, grelevance: '(visits.NAOK == "A1")' },
      { gid: 1, group_order: 1, grelevance: '1' },
    ],
    group_l10ns: [
      { gid: 1, group_name: 'Visits', description: '<p>First &amp; <b>last</b></p>', language: 'en' },
      { gid: 1, group_name: 'Besuche', description: '', language: 'de' },
      { gid: 2, group_name: 'More', description: '', language: 'en' },
    ],
    questions: [
      { ...base, qid: 10, type: 'L', title: 'visits', question_order: 1, mandatory: 'Y', other: 'Y' },
      {
        ...base,
        qid: 11,
        type: 'M',
        title: 'uses',
        question_order: 2,
        relevance: '((visits.NAOK == "A1" or visits.NAOK == "A2"))',
      },
      {
        ...base,
        qid: 12,
        type: 'N',
        title: 'age',
        question_order: 3,
        relevance: 'uses_SQ001.NAOK == "Y" and !is_empty(visits)',
      },
      { ...base, qid: 13, type: 'X', title: 'note', question_order: 4 },
      { ...base, qid: 14, type: 'T', title: 'why', question_order: 5, relevance: 'age >= 18 && uses_SQ003 != "Y"' },
      { ...base, gid: 2, qid: 20, type: 'F', title: 'grid', question_order: 1 },
      { ...base, gid: 2, qid: 21, type: 'R', title: 'order', question_order: 2, relevance: 'grid_SQ001.NAOK == "A2"' },
      { ...base, gid: 2, qid: 22, type: 'K', title: 'shares', question_order: 3 },
      { ...base, gid: 2, qid: 23, type: 'Q', title: 'who', question_order: 4, relevance: 'count(that.uses.NAOK) > 2' },
      { ...base, gid: 2, qid: 24, type: 'Y', title: 'again', question_order: 5 },
      {
        ...base,
        gid: 2,
        qid: 25,
        type: 'D',
        title: 'day',
        question_order: 6,
        relevance: 'again == "Y" or who_SQ002 != ""',
      },
      { ...base, gid: 2, qid: 26, type: '|', title: 'file', question_order: 7 },
      { ...base, gid: 2, qid: 27, type: 'B', title: 'ten', question_order: 8 },
      { ...base, gid: 2, qid: 28, type: 'S', title: 'secret', question_order: 9 },
      { ...base, gid: 2, qid: 29, type: ':', title: 'cells', question_order: 10 },
      { ...base, gid: 2, qid: 30, type: '1', title: 'dual', question_order: 11 },
      { ...base, gid: 2, qid: 31, type: 'O', title: 'list', question_order: 12, relevance: 'ten_SQ001 > 8' },
    ],
    question_l10ns: [
      text(10, '<p>How <em>often</em>?</p>', 'en', 'Roughly.'),
      text(10, 'Wie oft?', 'de'),
      text(11, 'What for?'),
      text(12, 'Your age?'),
      text(13, 'Now about you, {visits.shown}.'),
      text(14, 'Why? <script>alert(1)</script>'),
      ...[20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31].map((qid) => text(qid, `Title ${qid}`)),
    ],
    subquestions: [
      sub(11, 110, 'SQ001', 'Benches'),
      sub(11, 110, 'SQ001', 'Bänke', { language: 'de' }),
      sub(11, 111, 'SQ002', 'Paths', { relevance: 'visits == "A2"' }),
      sub(11, 112, 'SQ003', 'Nothing'),
      sub(20, 120, 'SQ001', 'Pond'),
      sub(20, 121, 'SQ002', 'Lawn'),
      sub(22, 130, 'SQ001', 'Trees'),
      sub(22, 131, 'SQ002', 'Roads'),
      sub(23, 140, 'SQ001', 'First name'),
      sub(23, 141, 'SQ002', 'Last name'),
      sub(27, 150, 'SQ001', 'Light'),
      sub(29, 160, 'SQ001', 'Row'),
      sub(29, 161, 'SQ011', 'Column A', { scale_id: 1 }),
      sub(29, 162, 'SQ012', 'Column B', { scale_id: 1 }),
      sub(30, 170, 'SQ001', 'Bus'),
    ],
    answers: [
      ...[answer(10, 'A1', 1), answer(10, 'A2', 2), answer(20, 'A1', 3), answer(20, 'A2', 4)],
      ...[answer(21, '1', 5), answer(21, '2', 6), answer(30, 'A1', 7), answer(30, 'A2', 8), answer(31, 'A1', 9)],
      { ...answer(30, 'B1', 10), scale_id: 1 },
      { ...answer(30, 'B2', 11), scale_id: 1 },
    ],
    answer_l10ns: [
      ...['Daily', 'Weekly', 'Poor', 'Good', 'One', 'Two', 'Here', 'There', 'Any', 'Now', 'Then'].map(
        (words, index) => ({
          aid: index + 1,
          answer: words,
          language: 'en',
        }),
      ),
      { aid: 1, answer: 'Täglich', language: 'de' },
    ],
    question_attributes: [
      setting(11, 'exclude_all_others', 'SQ003'),
      setting(11, 'max_answers', '2'),
      setting(11, 'random_order', '1'),
      setting(12, 'num_value_int_only', '1'),
      setting(12, 'min_num_value_n', '0'),
      setting(12, 'max_num_value_n', '120'),
      setting(12, 'suffix', 'years'),
      setting(21, 'array_filter', 'grid'),
      setting(22, 'equals_num_value', '100'),
      setting(25, 'date_format', 'dd.mm.yyyy HH:MM'),
      setting(28, 'hidden', '1'),
      { ...setting(30, 'dualscale_headerA', 'Today'), language: 'en' },
      { ...setting(30, 'dualscale_headerB', 'Later'), language: 'en' },
    ],
    surveys: [{ sid: 7, language: 'en', additional_languages: 'de', format: 'G' }],
    surveys_languagesettings: [
      {
        ...{ surveyls_language: 'en', surveyls_title: 'Your park', surveyls_description: '' },
        ...{
          surveyls_welcometext: '<p>Hello.</p><ul><li>One</li><li>Two</li></ul>',
          surveyls_endtext: 'Thanks',
          surveyls_url: '',
        },
      },
      { surveyls_language: 'de', surveyls_title: 'Ihr Park', surveyls_welcometext: 'Hallo.' },
    ],
    quota: [{ id: 1, name: 'Full' }],
  },
  { languages: ['en', 'de'] },
);

const isValid = ({ content }: SurveyImport) => surveyContentSchema.safeParse(content).error?.issues ?? [];

describe('a survey of LimeSurvey', () => {
  it('is carried over with sections, conditions, translations and settings, and says what is not', async () => {
    const result = await readSurveyDocument({ name: 'x.xml', bytes: new TextEncoder().encode(survey) });
    const { content, changed, lost, carried, format } = result;
    expect([format, isValid(result)]).toEqual(['limesurvey', []]);
    expect(content).toMatchObject({
      title: 'Your park',
      introText: 'Hello.\n• One\n• Two',
      thankYouText: 'Thanks',
      language: 'en',
      sections: [
        { id: 's1', title: 'Visits', text: 'First & last\nNow about you, {visits.shown}.', onePage: true },
        { id: 's2', title: 'More', showIf: { questionId: 'visits', operator: 'contains', value: 'o1' } },
      ],
      translations: {
        de: {
          title: 'Ihr Park',
          introText: 'Hallo.',
          'questions.visits.title': 'Wie oft?',
          'questions.visits.options.o1': 'Täglich',
          'questions.uses.options.o1': 'Bänke',
          'sections.s1.title': 'Besuche',
        },
      },
    });
    const byId = new Map(content.questions.map((question) => [question.id, question]));
    expect(content.questions.map(({ id, type, sectionId }) => `${id} ${type} ${sectionId}`)).toEqual([
      ...['visits dropdown s1', 'uses multiselect s1', 'age number s1', 'why textarea s1', 'grid matrix s2'],
      ...['order ranking s2', 'shares budget s2', 'who text s2', 'who_2 text s2', 'again dropdown s2', 'day date s2'],
      ...['ten matrix s2', 'cells matrix s2', 'cells_2 matrix s2', 'dual matrix s2', 'dual_2 matrix s2'],
      ...['list dropdown s2', 'list_2 textarea s2'],
    ]);
    expect(byId.get('visits')).toMatchObject({
      title: 'How often?',
      description: 'Roughly.',
      required: true,
      options: [{ label: 'Daily' }, { label: 'Weekly' }, { id: 'other', label: 'Other', other: true }],
    });
    expect(byId.get('uses')).toMatchObject({
      maxPicks: 2,
      optionOrder: 'shuffled',
      showIf: { join: 'any', conditions: [{ value: 'o1' }, { value: 'o2' }] },
      options: [
        { label: 'Benches' },
        { label: 'Paths', showIf: { questionId: 'visits', operator: 'contains', value: 'o2' } },
        { label: 'Nothing', exclusive: true },
      ],
    });
    expect(byId.get('age')).toMatchObject({
      numberRange: { min: 0, max: 120 },
      numberUnit: 'years',
      showIf: {
        join: 'all',
        conditions: [
          { questionId: 'uses', operator: 'contains', value: 'o1' },
          { questionId: 'visits', operator: 'answered' },
        ],
      },
    });
    expect(byId.get('why')).toMatchObject({
      title: 'Why?',
      showIf: {
        conditions: [
          { questionId: 'age', operator: 'greater_than', value: 17 },
          { questionId: 'uses', operator: 'not_contains', value: 'o3' },
        ],
      },
    });
    expect(byId.get('order')?.showIf).toEqual({ questionId: 'grid', operator: 'contains', value: 'r1:c2' });
    expect(byId.get('shares')).toMatchObject({ budget: { total: 100, isExact: true } });
    expect(byId.get('who_2')?.title).toBe('Title 23: Last name');
    expect(byId.get('day')).toMatchObject({
      dateKind: 'datetime',
      showIf: {
        join: 'any',
        conditions: [
          { questionId: 'again', value: 'o1' },
          { questionId: 'who_2', operator: 'answered' },
        ],
      },
    });
    expect(byId.get('cells_2')?.title).toBe('Title 29: Column B');
    expect(byId.get('dual')).toMatchObject({
      title: 'Title 30: Today',
      columns: [{ label: 'Here' }, { label: 'There' }],
    });
    expect(byId.get('list')?.showIf).toMatchObject({
      join: 'any',
      conditions: [{ value: 'r1:9' }, { value: 'r1:10' }],
    });
    expect(carried).toContainEqual({ where: 'visits: How often?', what: 'Dropdown with 3 options' });
    expect(changed).toContainEqual({ where: 'shares: Title 22', what: expect.stringContaining('add up to 100') });
    expect(lost.map(({ where, why }) => `${where} | ${why}`)).toEqual(
      expect.arrayContaining([
        'who: Title 23 | The condition “count(that.uses.NAOK) > 2” cannot be carried over. Set it in the builder.',
        'file: Title 26 | A question of the LimeSurvey type “File upload” cannot be asked here.',
        'secret: Title 28 | It is hidden from people in LimeSurvey, so it was left out.',
        expect.stringContaining('order: Title 21 | It shows only parts that were chosen in “grid”'),
        'The survey | Its quotas were left out. Set limits in the builder.',
      ]),
    );
  });

  it('of an old version is read from rows that repeat for each language, with its table of conditions', () => {
    const old = { ...base, gid: 5, sid: 9, relevance: '' };
    const result = readLimeSurvey(
      fileOf(
        {
          groups: [
            { gid: 5, group_name: 'Grupo', group_order: 1, language: 'es' },
            { gid: 5, group_name: 'Group', group_order: 2, language: 'en' },
          ],
          questions: [
            { ...old, qid: 1, type: '!', title: '1a', question: 'Town?', language: 'en', question_order: 1 },
            { ...old, qid: 1, type: '!', title: '1a', question: '¿Ciudad?', language: 'es', question_order: 1 },
            { ...old, qid: 2, type: 'P', title: 'use', question: 'Uses?', language: 'en', question_order: 2 },
            { ...old, qid: 3, type: '5', title: 'five', question: 'Five', language: 'en', question_order: 3 },
            { ...old, qid: 4, type: 'S', title: 'last', question: 'Last', language: 'en', question_order: 4 },
            { ...old, qid: 5, type: 'U', title: 'odd', question: 'Odd', language: 'en', question_order: 5 },
          ],
          subquestions: [{ ...old, qid: 30, parent_qid: 2, title: 'a', question: 'Swim', language: 'en', scale_id: 0 }],
          answers: [
            { qid: 1, code: 'x', answer: 'Ex', language: 'en', sortorder: 1, scale_id: 0 },
            { qid: 1, code: 'x', answer: 'Équis', language: 'es', sortorder: 1, scale_id: 0 },
            { qid: 1, code: 'y', answer: 'Why', language: 'en', sortorder: 2, scale_id: 0 },
          ],
          conditions: [
            { cid: 1, qid: 3, cqid: 1, cfieldname: '9X5X1', method: '==', value: 'x', scenario: 1 },
            { cid: 2, qid: 3, cqid: 1, cfieldname: '9X5X1', method: '==', value: 'y', scenario: 1 },
            { cid: 3, qid: 4, cqid: 2, cfieldname: '+9X5X2a', method: '==', value: 'Y', scenario: 1 },
            { cid: 4, qid: 4, cqid: 3, cfieldname: '9X5X3', method: '>=', value: '4', scenario: 1 },
            { cid: 5, qid: 5, cqid: 3, cfieldname: '9X5X3', method: 'RX', value: '/4/', scenario: 1 },
          ],
          surveys: [{ sid: 9, language: 'en', format: 'S' }],
        },
        { languages: ['es', 'en'] },
      ),
    );
    expect(isValid(result)).toEqual([]);
    const { content, lost } = result;
    expect(content.questions.map(({ id }) => id)).toEqual(['1a', 'use', 'use_2', 'five', 'last', 'odd']);
    expect(content.translations).toEqual({
      es: { 'questions.1a.title': '¿Ciudad?', 'questions.1a.options.o1': 'Équis' },
    });
    expect(content.questions[3]?.showIf).toMatchObject({ join: 'any', conditions: [{ value: 'o1' }, { value: 'o2' }] });
    expect(content.questions[4]?.showIf).toMatchObject({
      join: 'all',
      conditions: [
        { questionId: 'use', operator: 'contains', value: 'o1' },
        { questionId: 'five', operator: 'greater_than', value: 3 },
      ],
    });
    expect(lost).toContainEqual({ where: 'odd: Odd', why: expect.stringContaining('9X5X3 RX') });
  });

  it('as a single question is read with a filter by options of another', () => {
    const { format, content } = readLimeSurvey(
      fileOf(
        {
          questions: [
            { ...base, qid: 1, type: 'M', title: 'A', question_order: 1 },
            { ...base, qid: 2, type: 'M', title: 'B', question_order: 2 },
          ],
          subquestions: [sub(1, 3, 'x', 'Ex'), sub(2, 4, 'x', 'Ex'), sub(2, 5, 'z', 'Zed')],
          question_attributes: [setting(2, 'array_filter', 'A')],
        },
        { kind: 'Question' },
      ),
    );
    expect(format).toBe('limesurvey-question');
    expect(content.sections).toBeUndefined();
    expect(content.questions[1]?.options).toEqual([
      { id: 'o1', label: 'Ex', showIf: { questionId: 'A', operator: 'contains', value: 'o1' } },
      { id: 'o2', label: 'Zed' },
    ]);
  });

  it('has the report that the guide shows', () => {
    const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/import-surveys.md'), 'utf8');
    const block = (name: string): string => guide.split(`\`\`\`${name}\n`)[1]?.split('\n```')[0] ?? '';
    const { content, ...report } = readLimeSurvey(block('xml lime'));
    expect(report).toEqual(JSON.parse(block('json report')));
    expect(content.questions[1]?.showIf).toEqual({ questionId: 'Q1', operator: 'contains', value: 'o1' });
  });

  it.each([
    [
      'has a document type definition',
      survey.replace('<document>', '<!DOCTYPE d [<!ENTITY x "y">]><document>'),
      'document type',
    ],
    ['has an unknown entity', survey.replace('<document>', '<document>&constructor;'), 'damaged'],
    ['ends early', survey.slice(0, 5_000), 'damaged'],
    ['is very deep', survey.replace('<document>', `<document>${'<a>'.repeat(500)}`), 'too many'],
    ['is of another kind', survey.replace('>Survey<', '>Theme<'), 'not a survey'],
    ['has no question', fileOf({ surveys: [{ sid: 1 }] }), 'no question'],
  ])('is refused in words when it %s', (_, file, words) => {
    expect(isLimeSurvey(file)).toBe(true);
    expect(() => readLimeSurvey(file)).toThrow(
      expect.objectContaining({ code: 'file_unreadable', message: expect.stringContaining(words) }),
    );
  });

  it.each([
    ['<p>A</p><p>B</p>', 'A\nB'],
    ['under < 5 &amp; &gt; 3&nbsp;&eacute;&#39;&unknown;', "under < 5 & > 3 é'&unknown;"],
    ['<a href="https://example.org/x">Here</a>', 'Here (https://example.org/x)'],
    ['x<style>p{}</style><!-- <b> -->y<br/>z', 'xy\nz'],
    ['open <b', 'open <b'],
  ])('text %j becomes %j', (html, expected) => {
    expect(plainText(html).text).toBe(expected);
  });

  it.each([
    'Q1.NAOK + 1 > 2',
    'if(Q1 == "A", 1, 0)',
    'Q1 == Q2',
    '(Q1 == "A"',
    'regexMatch("/a/", Q1)',
    `${'('.repeat(60)}Q1 == 1${')'.repeat(60)}`,
  ])('expression %j is not understood', (expression) => {
    expect(readRelevance(expression)).toBeNull();
  });

  it('never fails but by a refusal, and gives content that can be saved, whatever the tables have', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 10 }).map((each) => each.replaceAll(']]>', '')),
      fc.constantFrom(
        '1',
        '2',
        '0',
        'Y',
        'SQ001',
        'constructor',
        '__proto__',
        'en',
        'de',
        '<b>x</b>',
        'q == "1"',
        '!is_empty(q)',
      ),
    );
    const type = fc.constantFrom(...'L!OMP5ABCEFH:;1NKQRSTUXYGDI|*');
    const id = fc.constantFrom('1', '2', '3');
    const cells = <K extends string>(names: readonly K[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, word])) as Record<K, fc.Arbitrary<string>>, {
        requiredKeys: [],
      });
    const rows = (row: fc.Arbitrary<object>) => fc.array(row as fc.Arbitrary<Rows[number]>, { maxLength: 5 });
    const question = fc
      .tuple(
        fc.record({
          qid: id,
          gid: id,
          parent_qid: fc.constantFrom('0', '0', '0', '1', '2'),
          type,
          title: fc.constantFrom('q', 'r', ''),
        }),
        cells([
          'question',
          'help',
          'other',
          'mandatory',
          'relevance',
          'scale_id',
          'language',
          'preg',
          'question_order',
        ]),
      )
      .map(([ids, rest]) => ({ ...ids, ...rest }));
    const attribute = fc.record({
      qid: id,
      attribute: fc.constantFrom(
        'exclude_all_others',
        'max_answers',
        'array_filter',
        'equals_num_value',
        'date_min',
        'slider_rating',
        'hidden',
        'multiflexible_max',
        'suffix',
        'min_num_value_n',
      ),
      value: word,
      language: word,
    });
    const any = fc.record({
      groups: rows(fc.record({ gid: id, group_name: word, grelevance: word, language: word })),
      questions: rows(question),
      subquestions: rows(
        fc.tuple(question, id).map(([row, parent]) => ({ ...row, parent_qid: parent, qid: `9${parent}${row.title}` })),
      ),
      answers: rows(
        fc.record({ qid: id, code: word, answer: word, scale_id: fc.constantFrom('0', '1'), language: word }),
      ),
      question_attributes: rows(attribute),
      conditions: rows(
        fc.record({ qid: id, cfieldname: word, method: fc.constantFrom('==', '!=', 'RX'), value: word }),
      ),
      surveys: rows(fc.record({ language: word, format: word })),
      surveys_languagesettings: rows(
        fc.record({ surveyls_language: word, surveyls_title: word, surveyls_endtext: word }),
      ),
    });
    fc.assert(
      fc.property(any, (tables) => {
        try {
          const result = readLimeSurvey(fileOf(tables));
          expect(isValid(result)).toEqual([]);
          expect(new Set(result.content.questions.map(({ id: each }) => each)).size).toBe(
            result.content.questions.length,
          );
        } catch (error) {
          expect(error).toMatchObject({ code: 'file_unreadable' });
        }
      }),
      { numRuns: 150 },
    );
  });
});
