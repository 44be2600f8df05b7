import type { Question, ResponseExport } from '@folkmoot/contracts/client';
import { withOtherWords } from '@folkmoot/question-types/core';
import { responsesCsv, responsesFileName } from './responses-csv';

const question = (id: string, patch: Partial<Question>): Question => ({
  id,
  type: 'text',
  title: id,
  required: false,
  ...patch,
});

const about = (patch: Partial<ResponseExport> = {}): ResponseExport => ({
  council: 'Cyngor Sir Ŵyllt',
  campaign: 'Parc – beth nesaf? 2026!',
  generatedAt: '2026-03-28T23:30:00.000Z',
  timezone: 'Europe/Paris',
  period: { from: '2026-03-28', to: '2026-03-29' },
  isAllTime: false,
  responses: 1,
  questions: [question('q1', { title: '@SUM(A1)' }), question('q2', { title: ' ' })],
  ...patch,
});

const response = (createdAt: string, answer: string) => ({
  id: 'r1',
  createdAt,
  completionTimeSeconds: 12,
  answers: [{ questionId: 'q1', answer }],
});

describe('the CSV of responses', () => {
  it('has a name with title and local day, with letters of any language', () => {
    expect(responsesFileName(about())).toBe('parc_beth_nesaf_2026_single_responses_staff_only_2026-03-29.csv');
    expect(responsesFileName(about({ campaign: '***' }))).toBe('campaign_single_responses_staff_only_2026-03-29.csv');
  });

  it('has local times before and after a clock change', () => {
    const { row } = responsesCsv(about());
    expect(row(response('2026-03-29T00:59:59.000Z', 'x'))).toContain('"2026-03-29 01:59:59"');
    expect(row(response('2026-03-29T01:00:00.000Z', 'x'))).toContain('"2026-03-29 03:00:00"');
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('neutralises a cell that a spreadsheet would run: %j', (text) => {
    // Answers are trimmed when they are received, but an export must not rely on it.
    const { row } = responsesCsv(about({ questions: [question('q1', { type: 'dropdown', options: [] })] }));
    expect(row(response('2026-03-28T09:00:00.000Z', text))).toContain(`"'${text}"`);
  });

  it('neutralises titles, and uses a number when a title is missing', () => {
    const { head, foot } = responsesCsv(about());
    expect(head()).toContain(`"'@SUM(A1)","Question 2"`);
    expect(foot()).toContain('"q2","Question 2","Short Text","N/A"');
  });

  it('names the section of each question above its columns and in the details, when the survey has sections', () => {
    const matrix = question('q3', {
      type: 'matrix',
      title: 'How?',
      sectionId: 's2',
      options: ['a', 'b'].map((id) => ({ id, label: id })),
      columns: [{ id: 'u', label: 'u' }],
    });
    const questions = [question('q1', { title: 'Who?' }), question('q2', { title: 'Where?', sectionId: 's1' }), matrix];
    const sections = [
      { id: 's1', title: 'About you' },
      { id: 's2', title: '=The park' },
    ];
    const { head, foot } = responsesCsv(about({ questions, sections }));
    const lines = head().split('\r\n');
    const empty = lines.indexOf('');
    expect(lines[empty - 1]).toBe(`"Section","","","","","About you","'=The park","'=The park"`);
    // Programs find the headings behind the empty line, as in files from before.
    expect(lines[empty + 1]).toBe(
      '"Response ID","Submitted Date","Completion Time (seconds)","IP Address","Who?","Where?","How? [a]","How? [b]"',
    );
    expect(foot()).toContain('"Options/Settings","Section"');
    expect(foot()).toMatch(/"q1","Who\?","Short Text","N\/A","N\/A"\r\n"q2",.*,"About you"\r\n"q3",.*,"'=The park"/);
  });

  it('is as before when no question is in a section', () => {
    const plain = responsesCsv(about());
    const withUnused = responsesCsv(about({ sections: [{ id: 's1', title: 'About you' }] }));
    expect([withUnused.head(), withUnused.foot()]).toEqual([plain.head(), plain.foot()]);
    expect(plain.foot()).not.toContain('Section');
  });

  it('ends each row with the language answered in when the survey has several', () => {
    const many = responsesCsv(about({ hasLanguages: true }));
    const said = response('2026-03-28T09:00:00.000Z', 'x');
    expect(many.head().trimEnd()).toMatch(/"Question 2","Language"$/);
    expect(many.row({ ...said, language: 'cy' })).toMatch(/,"x","N\/A","cy"\r\n$/);
    expect(many.row(said)).toMatch(/,"x","N\/A","N\/A"\r\n$/);
    const monolingual = responsesCsv(about());
    expect(monolingual.head().trimEnd()).toMatch(/"Question 2"$/);
    expect(monolingual.row({ ...said, language: 'cy' })).toMatch(/,"x","N\/A"\r\n$/);
  });

  it('ends each row with the name of the series when imported answers are exported', () => {
    const { head, row } = responsesCsv(about({ hasLanguages: true, importedSeries: '=Paper' }));
    expect(head().trimEnd()).toMatch(/"Question 2","Language","Series"$/);
    expect(row(response('2026-03-28T09:00:00.000Z', 'x'))).toMatch(/,"x","N\/A","N\/A","'=Paper"\r\n$/);
  });

  it('has a column for the words at an option, behind that of its question', () => {
    const options = [{ id: 'x', label: 'Other', other: true }];
    const questions = withOtherWords([question('q1', { type: 'dropdown', title: 'Which?', options })]);
    const { head, row } = responsesCsv(about({ questions }));
    expect(head()).toContain('"Which?","Which?: Other (in words)"');
    const answers = [
      { questionId: 'q1', answer: 'x' },
      { questionId: 'q1~other', answer: '=Moss' },
    ];
    expect(row({ ...response('2026-03-28T09:00:00.000Z', ''), answers })).toContain(`"Other","'=Moss"`);
  });

  it('has a column for each row of a matrix, and N/A where a row has no answer', () => {
    const table = question('q1', {
      title: 'How good is it?',
      type: 'matrix',
      options: ['Paths', '=Lights'].map((label, index) => ({ id: `r${index}`, label })),
      columns: ['Good', 'Bad'].map((label, index) => ({ id: `c${index}`, label })),
    });
    const { head, row } = responsesCsv(about({ questions: [table, question('q2', { title: 'Why?' })] }));
    expect(head()).toContain('"How good is it? [Paths]","How good is it? [=Lights]","Why?"');
    const rowOf = (answer: string[]) =>
      row({ ...response('2026-03-28T09:00:00.000Z', ''), answers: [{ questionId: 'q1', answer }] });
    expect(rowOf(['r0:c0'])).toMatch(/,"Good","N\/A","N\/A"\r\n$/);
    expect(rowOf(['gone:c0'])).toMatch(/,"N\/A","N\/A","N\/A"\r\n$/);
  });

  it('has N/A for the days when the range has no responses', () => {
    expect(responsesCsv(about({ period: null })).head()).toContain('"Date Range","N/A"');
  });
});
