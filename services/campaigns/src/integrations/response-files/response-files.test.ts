import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Answer, Question, ResponseExport } from '@folkmoot/contracts';
import { questionTypes } from '@folkmoot/question-types/core';
import { responsesCsv } from '@folkmoot/response-export';
import { type ExportedResponse, jsonLineWriter } from '@folkmoot/response-export/files';
import { Workbook } from 'exceljs';
import Papa from 'papaparse';
import { readSav } from '../../testing/read-sav';
import { readSurveyDocument } from '../survey-documents/read-survey-document';
import { sheetName } from './sheet-name';
import { writeSav } from './write-sav';
import { writeXlsx } from './write-xlsx';
import { dateCell, MAX_CELL, sheetRow } from './xlsx-cells';

const question = (id: string, patch: Partial<Question>): Question => ({
  id,
  type: 'text',
  title: id,
  required: false,
  ...patch,
});
const options = (...labels: string[]) => labels.map((label, index) => ({ id: `o${index + 1}`, label }));

const questions = [
  question('wish', { title: 'What would you change in Łódź?', type: 'textarea', sectionId: 's1' }),
  question('one', { title: 'Which?', type: 'dropdown', options: options('=1+1', 'Trees', 'Path 🌳') }),
  question('many', {
    title: 'Tick all [that] apply: a/b?',
    type: 'multiselect',
    options: options('Bus', 'Bike', 'Walk'),
  }),
  question('many~other', { title: 'Tick all: Other (in words)' }),
  question('mood', { title: 'How do you like it?', type: 'rating' }),
  question('km', {
    title: 'How far?',
    type: 'number',
    numberRange: { min: -20, max: 100, decimals: 1 },
    numberUnit: 'km',
  }),
  question('day', { title: 'Which day?', type: 'date', dateKind: 'date' }),
  question('clock', { title: 'What time?', type: 'date', dateKind: 'time' }),
  question('both', { title: 'When?', type: 'date', dateKind: 'datetime' }),
  question('order', { title: 'Order them', type: 'ranking', options: options('A', 'B', 'C') }),
  question('grid', {
    title: 'How good are these?',
    type: 'matrix',
    options: options('Paths', 'Lights'),
    columns: [
      { id: 'c1', label: 'Good' },
      { id: 'c2', label: 'Bad' },
    ],
  }),
  question('money', {
    title: 'Share it',
    type: 'budget',
    options: options('X', 'Y'),
    budget: { total: 100, step: 10, isExact: true },
  }),
  question('agree', { title: 'Consent', type: 'consent', consentText: 'I agree.', consentKey: 'k1' }),
];

const about = (patch: Partial<ResponseExport> = {}): ResponseExport => ({
  council: 'Riverside',
  campaign: 'Park',
  generatedAt: '2026-07-31T12:00:00.000Z',
  timezone: 'Europe/London',
  period: { from: '2026-07-01', to: '2026-07-02' },
  isAllTime: true,
  responses: 3,
  questions,
  ...patch,
});

const long = 'Zażółć gęślą jaźń '.repeat(60).trim();
const response = (
  id: string,
  answers: Record<string, Answer['answer']>,
  patch: Partial<ExportedResponse> = {},
): ExportedResponse => ({
  id,
  createdAt: new Date('2026-07-01T23:30:00.000Z'),
  completionTimeSeconds: 61,
  round: 1,
  answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
  ...patch,
});
const responses: readonly ExportedResponse[] = [
  response(
    'r1',
    {
      wish: long,
      one: 'o1',
      many: ['o1', 'o3'],
      'many~other': 'By "boat", =SUM(A1)',
      mood: 4,
      km: 2.5,
      day: '2026-05-04',
      clock: '14:30',
      both: '2026-05-04T14:30',
      order: ['o3', 'o1'],
      grid: ['o1:c2'],
      money: ['o1:40', 'o2:60'],
      agree: 'I agree.',
    },
    { language: 'zh-Hant-HK' },
  ),
  response('r2', { wish: '=cmd|calc!A1', one: 'o3', many: ['o1'], mood: 2 }, { notShown: new Set(['km']) }),
  // An answer from when the question was of another type.
  response('r3', { one: 'an old answer' }, { completionTimeSeconds: null }),
];

async function* once() {
  yield responses;
}
const sections = [{ id: 's1', title: 'The park' }];

const savOf = async (questionsOf: ResponseExport = about()): Promise<Buffer> => buffer(writeSav(questionsOf, once));

describe('responses as XLSX', () => {
  let book: Workbook;
  beforeAll(async () => {
    book = new Workbook();
    const bytes = await buffer(writeXlsx({ about: about(), sections }, once));
    await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  });
  const rowsOf = (name: string) => {
    const rows: unknown[][] = [];
    book.getWorksheet(name)?.eachRow({ includeEmpty: true }, (row) => {
      rows.push((row.values as unknown[]).slice(1));
    });
    return rows;
  };
  /** A row of the responses by its headings. */
  const recordOf = (row: number): Record<string, unknown> => {
    const [head = [], ...rows] = rowsOf('Responses');
    return Object.fromEntries(head.map((heading, index) => [String(heading), rows[row]?.[index]]));
  };

  it('has labels, and numbers and dates of their own types', () => {
    expect(recordOf(0)).toMatchObject({
      'Response ID': 'r1',
      'Submitted Date': new Date('2026-07-02T00:30:00.000Z'),
      'Completion Time (seconds)': 61,
      'What would you change in Łódź?': long,
      'Which?': '=1+1',
      'Tick all [that] apply: a/b?': 'Bus; Walk',
      'Tick all [that] apply: a/b? [Bus]': 1,
      'Tick all [that] apply: a/b? [Bike]': 0,
      'How do you like it?': 'Satisfied',
      'How far?': 2.5,
      'Which day?': new Date('2026-05-04T00:00:00.000Z'),
      'When?': new Date('2026-05-04T14:30:00.000Z'),
      'Order them': '1. C; 2. A',
      'Order them [C]': 1,
      'Order them [A]': 2,
      'How good are these? [Paths]': 'Bad',
      'Share it [Y]': 60,
    });
    expect(recordOf(1)['How far?']).toBeUndefined();
    expect(recordOf(2)['Which?']).toBe('an old answer');
  });

  it('keeps a text that begins like a formula a text', () => {
    const cell = book.getWorksheet('Responses')?.getCell('E3');
    expect([cell?.type, cell?.value, cell?.formula]).toEqual([3, '=cmd|calc!A1', undefined]);
  });

  it('has a frozen head, widths, and a codebook with codes, sections and what a blank means', () => {
    const sheet = book.getWorksheet('Responses');
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.getColumn(5).width).toBeGreaterThan(20);
    const codebook = rowsOf('Codebook');
    expect(codebook.find(([name]) => name === 'Q1')).toEqual(
      expect.arrayContaining(['Q1', 'What would you change in Łódź?', 'The park', 'Long Text', 2, 'Not answered']),
    );
    const at = codebook.findIndex(([name]) => name === 'Q2');
    expect(codebook.slice(at, at + 3).map((row) => row.slice(7, 10))).toEqual([
      [1, '=1+1', 'o1'],
      [2, 'Trees', 'o2'],
      [3, 'Path 🌳', 'o3'],
    ]);
    expect(codebook.map(([name]) => name)).toEqual(expect.arrayContaining(['Q3_1', 'Q3_other', 'Q10_1', 'Q9_3']));
  });

  it('has a sheet for each question with its counts and shares', () => {
    expect(book.worksheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Responses', 'Codebook', 'Q3 Tick all that apply a b']),
    );
    expect(rowsOf('Q3 Tick all that apply a b').slice(0, 7)).toEqual([
      ['Q3. Tick all [that] apply: a/b?'],
      ['Number of answers', 2],
      ['Shares are of the people who answered.'],
      ['Option', 'Count', 'Share'],
      ['Bus', 2, 1],
      ['Bike', 0, 0],
      ['Walk', 1, 0.5],
    ]);
    expect(rowsOf('Q2 Which')).toContainEqual(['Answers to an earlier form of the question', 1]);
    expect(rowsOf('Q5 How far')).toEqual(
      expect.arrayContaining([
        ['Average', 2.5],
        [2.5, 1, 1],
      ]),
    );
  });

  it.each([
    ['a control character and half of a pair', 'a\u0001b\ud800', 'a\ufffdb\ufffd'],
    ['what Excel reads as an escape', '_x0041_', '_x005F_x0041_'],
    ['markup', '<b>&"', '&lt;b&gt;&amp;&quot;'],
  ])('writes %s as valid XML', (_, text, xml) => expect(sheetRow(1, [text])).toContain(`>${xml}</t>`));

  it('cuts a text that Excel has no room for, and says so in the cell', () => {
    const row = sheetRow(1, ['🌳'.repeat(MAX_CELL)]);
    const text = /preserve">(.*)<\/t>/.exec(row)?.[1] ?? '';
    expect([text.length <= MAX_CELL, text.endsWith('🌳… [cut]')]).toEqual([true, true]);
  });

  it.each([
    ['1900-01-01', 1],
    ['1900-03-01', 61],
    ['2026-05-04', 46146],
  ])('counts the day %s as Excel does', (day, value) =>
    expect(dateCell(day, 'date')).toEqual({ value, style: 'date' }),
  );

  it('keeps a day before 1900 as a text', () => expect(dateCell('1899-12-31', 'date')).toBe('1899-12-31'));

  it.each([
    ["'A [very] long: title? of / a \\ question * that goes on'", 31],
    ['', 2],
    ['🌳'.repeat(30), 31],
  ])('gives the sheet of %j a name that Excel takes', (title, length) => {
    const name = sheetName('Q1', title);
    expect(name).not.toMatch(/[[\]:*?/\\]|'$/);
    expect(name.length).toBeLessThanOrEqual(length);
  });
});

describe('responses as SAV', () => {
  it('has codes with labels, texts of any length, and codes for what is missing', async () => {
    const { variables, cases, extensions } = readSav(await savOf());
    const variable = (name: string) => variables.find((each) => each.name === name);
    expect(cases).toHaveLength(3);
    expect(cases[0]).toMatchObject({
      ResponseID: 'r1',
      Q1: long,
      Q2: 1,
      Q3_1: 1,
      Q3_2: 0,
      Q3_other: 'By "boat", =SUM(A1)',
      Q4: 4,
      Q5: 2.5,
      Q6: 13_997_232_000,
      Q7: 52_200,
      Q9_1: 2,
      Q9_2: null,
      Q10_1: 2,
      Q11_2: 60,
      Q12: 1,
    });
    // Below every number that the question takes.
    expect(cases[1]).toMatchObject({ Q5: -9_000_009, Q9_1: null, Q1: '=cmd|calc!A1' });
    expect(cases[2]).toMatchObject({ Q2: -8, Seconds: null });
    expect(variable('Q2')).toMatchObject({
      label: 'Which?',
      missing: [-9, -8],
      labels: { '1': '=1+1', '3': 'Path 🌳' },
    });
    expect(variable('Q10_2')?.label).toBe('How good are these? [Lights]');
    expect(extensions.get(20)?.toString()).toBe('UTF-8');
    expect(extensions.get(7)?.toString()).toMatch(/^\$Q3=D1 1 27 Tick all \[that\] apply: a\/b\? v\d+ v\d+ v\d+\n/);
  });

  it('has valid and different names for any number of questions', async () => {
    const many = Array.from({ length: 300 }, (_, index) => question(`q${index}`, { title: 'Same title '.repeat(60) }));
    const { variables } = readSav(await savOf(about({ questions: many })));
    const names = variables.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(304);
    expect(names.every((name) => /^[a-z][a-z0-9_.]{0,63}$/.test(name))).toBe(true);
    expect(variables.every(({ label }) => Buffer.byteLength(label) <= 255)).toBe(true);
  });

  it('keeps long texts whole when a file has many pieces', async () => {
    const texts = Array.from({ length: 30 }, (_, index) =>
      `${index} `
        .repeat(3_000 + index * 7)
        .trim()
        .slice(0, 9_999),
    );
    async function* read() {
      yield texts.map((text, index) => response(`r${index}`, { wish: text, km: index + 0.5 }));
    }
    const { cases } = readSav(await buffer(writeSav(about(), read)));
    expect(cases.map(({ Q1, Q5 }) => [Q1, Q5])).toEqual(texts.map((text, index) => [text, index + 0.5]));
  });

  it.each([
    ['short', 'cy', 'Welsh'],
    ['long', 'zh-Hant-HK', 'Chinese'],
  ])(
    'has the language of each response with labels when the survey has several, and tags are %s',
    async (_, tag, name) => {
      async function* read() {
        yield [response('r1', {}, { language: tag }), response('r2', {})];
      }
      const own = about({ hasLanguages: true, questions: [] });
      const bytes = await buffer(writeSav(own, read));
      const { cases, variables, extensions } = readSav(bytes);
      expect(cases.map(({ Language }) => Language)).toEqual([tag, '']);
      expect(variables.at(-1)).toMatchObject({ name: 'Language', width: tag.length > 8 ? 16 : 8 });
      const labels = [...(extensions.get(21)?.toString() ?? ''), ...bytes.toString('latin1')].join('');
      expect(labels).toContain(name);
      expect(JSON.parse(jsonLineWriter(own)(response('r1', {}, { language: tag })))).toMatchObject({ language: tag });
    },
  );

  it('is read by PSPP with the same values and labels', async () => {
    // `npm test` installs it.
    expect(spawnSync('pspp', ['--version']).error).toBeUndefined();
    const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-sav-'));
    try {
      writeFileSync(
        path.join(folder, 'r.sav'),
        await savOf(about({ hasLanguages: true, importedSeries: 'Paper 2019' })),
      );
      writeFileSync(
        path.join(folder, 'r.sps'),
        `GET FILE='${folder}/r.sav'.\nDISPLAY DICTIONARY.\nMRSETS /DISPLAY NAME=ALL.\nSAVE TRANSLATE /OUTFILE='${folder}/r.csv' /TYPE=CSV /FIELDNAMES /CELLS=LABELS /REPLACE.\n`,
      );
      const said = execFileSync('pspp', ['-O', 'format=csv', path.join(folder, 'r.sps')], { encoding: 'utf8' });
      expect(said).not.toMatch(/warning|error/i);
      expect(said).toContain('Q10_2,');
      expect(said).toContain('How good are these? [Lights]');
      expect(said).toContain('$Q3');
      const { data } = Papa.parse<Record<string, string>>(readFileSync(path.join(folder, 'r.csv'), 'utf8').trim(), {
        header: true,
      });
      expect(data).toHaveLength(3);
      const [first] = data;
      expect(first).toMatchObject({
        ResponseID: 'r1',
        Language: 'Chinese (Traditional, Hong Kong SAR China)',
        Series: 'Paper 2019',
        Submitted: '07/02/2026 00:30:00',
        Q1: long,
        Q2: '=1+1',
        Q3_1: 'Ticked',
        Q3_2: 'Not ticked',
        Q4: 'Satisfied',
        Q5: '2.5',
        Q6: '05/04/2026',
        Q10_1: 'Bad',
        Q11_2: '60',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('responses as JSON Lines and CSV', () => {
  it('a line has stable keys, codes, labels and ISO moments', () => {
    const lines = responses.map(jsonLineWriter(about()));
    const first = JSON.parse(lines[0] ?? '') as { answers: Record<string, unknown> };
    expect(Object.keys(first)).toEqual(['id', 'submittedAt', 'completionTimeSeconds', 'round', 'answers']);
    expect(first).toMatchObject({ id: 'r1', submittedAt: '2026-07-01T23:30:00.000Z', round: 1 });
    expect(first.answers.many).toEqual({
      question: 'Tick all [that] apply: a/b?',
      type: 'multiselect',
      value: ['o1', 'o3'],
      label: 'Bus; Walk',
    });
    expect(first.answers.day).toMatchObject({ value: '2026-05-04' });
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  });

  it('a CSV by options has a column for each option behind the words of the answer', () => {
    const csv = responsesCsv(about({ questions: questions.slice(2, 3) }), 'options');
    const title = 'Tick all [that] apply: a/b?';
    expect(csv.head()).toContain(`"${title}","${title} [Bus]","${title} [Bike]","${title} [Walk]"`);
    expect(csv.row(responses[0] as ExportedResponse)).toMatch(/,"Bus; Walk","1","0","1"\r\n$/);
    expect(csv.row(responses[2] as ExportedResponse)).toMatch(/,"N\/A","N\/A","N\/A","N\/A"\r\n$/);
  });
});

describe('a file of responses of every question type', () => {
  const asked = questionTypes.map((type): Question => {
    const ids = Array.from({ length: 9 }, (_, at) => `o${at}`);
    const created = type.create(type.id, () => ids.pop() ?? '');
    return {
      ...created,
      title: `About ${type.id}`,
      ...(created.imageOptions
        ? { imageOptions: ['Pond', 'Lawn'].map((label, at) => ({ id: `p${at}`, label, imageUrl: '/p.webp' })) }
        : {}),
      ...(created.areas ? { areas: [{ id: 'w1', name: 'Castle' }] } : {}),
    };
  });
  /** The first answer that each type names. */
  const sampleAnswers: Record<string, Answer['answer']> = Object.fromEntries(
    questionTypes.map((type, index) => {
      const question = asked[index] as Question;
      const named = [...(type.candidates(question, { met: [], unmet: [] }) ?? [])];
      const sample = [...named, ...type.choices(question).map(({ value }) => value)].find(
        (raw) => type.parse(raw, question).ok,
      );
      if (sample === undefined) throw new Error(`${type.id} names no answer`);
      return [type.id, sample];
    }),
  );
  const own = about({ questions: asked, responses: 1 });
  const only = response('r1', sampleAnswers);
  const onePiece = async function* () {
    yield [only];
  };
  const isOf = (id: string) => (heading: string) => heading === `About ${id}` || heading.startsWith(`About ${id} [`);

  it.each(['questions', 'options'] as const)('has a cell with the answer of each type as CSV by %s', (by) => {
    const { head, row } = responsesCsv(own, by);
    const table = Papa.parse<string[]>((head() + row(only)).replace(/^\uFEFF/, '').trimEnd()).data;
    const [headings = [], cells = []] = table.slice(-2);
    expect(cells).toHaveLength(headings.length);
    for (const { id } of asked) {
      const filled = headings.filter((heading, at) => isOf(id)(heading) && !['', 'N/A'].includes(cells[at] ?? ''));
      expect([id, filled.length > 0]).toEqual([id, true]);
    }
  });

  it('has the value and the words of each type as JSON', () => {
    const { answers } = JSON.parse(jsonLineWriter(own)(only)) as { answers: Record<string, object> };
    for (const { id } of asked)
      expect(answers[id]).toMatchObject({ type: id, value: sampleAnswers[id], label: expect.stringMatching(/\S/) });
  });

  it('has a value of each type as XLSX and SAV', async () => {
    const book = new Workbook();
    const bytes = await buffer(writeXlsx({ about: own, sections: [] }, onePiece));
    await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
    const rowOf = (row: number) => (book.getWorksheet('Responses')?.getRow(row).values ?? []) as unknown[];
    const headings = rowOf(1).map(String);
    const cells = rowOf(2);
    const { variables, cases } = readSav(await buffer(writeSav(own, onePiece)));
    for (const { id } of asked) {
      const inSheet = headings.some((heading, at) => isOf(id)(heading) && (cells[at] ?? '') !== '');
      const inCase = variables.some(({ name, label }) => isOf(id)(label ?? '') && (cases[0]?.[name] ?? '') !== '');
      expect([id, inSheet, inCase]).toEqual([id, true, true]);
    }
  });
});

describe('the guide to exports', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/exports.md'), 'utf8');
  const block = (name: string): string => guide.split(`\`\`\`${name}\n`)[1]?.split('\n```')[0] ?? '';
  const wrote = response('r1', { how: ['o1', 'o2'], mood: 4, day: '2026-05-04', wish: '=More benches' });
  const report = () => readSurveyDocument({ name: 'park.survey.json', bytes: Buffer.from(block('json survey')) });
  const described = async () => about({ questions: (await report()).content.questions });

  it('has the report of its import', async () => {
    const { content: _, ...shown } = await report();
    expect(shown).toEqual(JSON.parse(block('json report')));
  });

  it('has the line, the row and the case of its example', async () => {
    const own = await described();
    expect(JSON.parse(jsonLineWriter(own)(wrote))).toEqual(JSON.parse(block('json line')));
    const csv = responsesCsv(own, 'options');
    const head = csv.head().trim().split('\r\n').at(-1);
    expect(`${head}\n${csv.row(wrote).trim()}`).toBe(block('csv options'));
    async function* read() {
      yield [wrote];
    }
    const [only = {}] = readSav(await buffer(writeSav(own, read))).cases;
    const shown = Object.entries(only).map(([name, value]) => `${name} ${value}`);
    expect(shown.join('\n')).toBe(block('text variables'));
  });
});
