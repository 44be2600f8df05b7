import { saveSurveySchema } from '@folkmoot/contracts';
import fc from 'fast-check';
import { readSurveyDocument } from './read-survey-document';
import { readTextLines } from './read-text-lines';
import { understandDocument } from './understand-document.domain';

const understood = (text: string) => understandDocument(readTextLines(text));
const questionsOf = (text: string) =>
  understood(text).content.questions.map(({ type, title, options = [] }) => [
    type,
    title,
    ...options.map(({ label }) => label),
  ]);
const read = (text: string, name = 'questions.txt') =>
  readSurveyDocument({ name, bytes: new TextEncoder().encode(text) });

describe('questions from a text', () => {
  it('title, introduction, numbered questions and answers are read', () => {
    const { content, lost } = understood(`Harbour walk survey

Tell us what you think.
It takes three minutes.

1. How often do you come here? *
   a) Daily
   b) Weekly
2. What would make it better?
_______________
_______________
Q3) Your postcode`);
    expect(content).toMatchObject({
      title: 'Harbour walk survey',
      introText: 'Tell us what you think.\n\nIt takes three minutes.',
    });
    expect(content.questions).toMatchObject([
      { type: 'dropdown', title: 'How often do you come here?', required: true },
      { type: 'textarea', title: 'What would make it better?', required: false },
      { type: 'text', title: 'Your postcode' },
    ]);
    expect(lost).toEqual([]);
  });

  it('lines below a question are its answers when they have no markers', () => {
    expect(
      questionsOf('What is your age?\nUnder 18\n18 to 64\n65 or over\n\nWhere do you live?\nIn the town\nElsewhere'),
    ).toEqual([
      ['dropdown', 'What is your age?', 'Under 18', '18 to 64', '65 or over'],
      ['dropdown', 'Where do you live?', 'In the town', 'Elsewhere'],
    ]);
  });

  it.each([
    ['Which do you use? (Tick all that apply)\n- Bus\n- Train', 'multiselect'],
    ['Which do you use?\n☐ Bus\n☐ Train', 'multiselect'],
    ['Which do you use?\n○ Bus\n○ Train', 'dropdown'],
    ['Rank these in order of importance. Which matters?\n- Bus\n- Train', 'ranking'],
    ['How satisfied are you?\n- Very satisfied\n- Satisfied\n- Neither\n- Dissatisfied\n- Very dissatisfied', 'rating'],
    ['On a scale of 1 to 10, how likely are you to come back?', 'number'],
    ['How safe is it?\n1\n2\n3\n4\n5', 'number'],
    ['Why do you say that?', 'textarea'],
    ['Which street do you mean?', 'text'],
  ])('the type of %j is %s', (text, type) => {
    expect(understood(text).content.questions.map((question) => question.type)).toEqual([type]);
  });

  it('faces are ordered from worst to best, and that is said', () => {
    const { content, changed } = understood(
      'How satisfied are you?\n- Very satisfied\n- Satisfied\n- Neither\n- Dissatisfied\n- Very dissatisfied',
    );
    expect(content.questions[0]?.ratingLabels?.[0]).toBe('Very dissatisfied');
    expect(changed).toEqual([
      { where: 'Question 1', what: 'Five answers became a smiley rating, from worst to best.' },
    ]);
  });

  it('instructions to go to another question are taken out, and that is said', () => {
    const { content, lost } = understood('1. Do you have a dog?\n- Yes\n- No (go to question 5)');
    expect(content.questions[0]?.options?.map(({ label }) => label)).toEqual(['Yes', 'No']);
    expect(lost).toMatchObject([{ where: 'Question 1', why: expect.stringContaining('go to question 5') }]);
  });

  it('nothing is left out without a word', () => {
    const { lost } = understood(
      'What is it?\n- A\n- B\n\nThank you for taking part.\n\n# About you\n\nHow old are you?',
    );
    expect(lost.map(({ where }) => where)).toEqual(['Thank you for taking part.', 'About you']);
  });

  it('any text gives a survey that can be saved', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        '1. What?',
        '- A',
        'a) B',
        '',
        '☐ C',
        '__proto__',
        '# Part',
        '1. *',
        'Rate from 1 to 5',
        '*',
        '(x)',
        '____',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const { content, carried } = understood(lines.join('\n'));
        expect(carried).toHaveLength(content.questions.length);
        const { title, questions } = content;
        expect(saveSurveySchema.safeParse({ title, questions }).success).toBe(true);
        for (const question of content.questions) expect(question.title.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('a text of a million characters gives as many questions as a survey may have', () => {
    const question = '1. What do you think of it? (tick all that apply)\n- One\n- Two ____\n';
    expect(understood(question.repeat(15_000)).content.questions).toHaveLength(500);
  });
});

describe('questions from CSV', () => {
  it('columns are found by their names, and unknown ones are said', async () => {
    const survey = await read(
      'Question,Type,Options,Required,Colour\n"How, often?",Dropdown,Daily|Weekly,yes,red\nWhy?,longtext,,no,\n,,a|b,,\nWhich?,slider,a;b,,',
      'questions.CSV',
    );
    expect(survey.format).toBe('csv');
    expect(survey.content.questions).toMatchObject([
      { type: 'dropdown', title: 'How, often?', required: true },
      { type: 'textarea', title: 'Why?', required: false },
      { type: 'dropdown', title: 'Which?', required: false },
    ]);
    expect(survey.changed).toEqual([
      { where: 'Question 3', what: '“slider” is no question type. The type was chosen from the answers.' },
    ]);
    expect(survey.lost).toEqual([
      { where: 'Column “Colour”', why: 'This column is not known.' },
      { where: 'Row 4', why: 'This row has no question.' },
    ]);
  });

  it('is refused when no column is named question', async () => {
    await expect(read('a,b\n1,2', 'x.csv')).rejects.toThrow(/The first row of a CSV file must name its columns/);
  });
});

describe('files that are refused', () => {
  it.each<[string, string, string?]>([
    ['%PDF-1.7', 'cannot be read from a PDF'],
    ['PK\u0003\u0004broken', 'damaged'],
    ['   \n ', 'has no text'],
    ['Hello there.', 'No question was found'],
    ['a\u0000b', 'Choose a Word document'],
    ['<!DOCTYPE html><html><p>How old are you?</p></html>', 'web page'],
    ['<?xml version="1.0"?><survey><q>How old are you?</q></survey>', 'not a survey of LimeSurvey'],
    ['<document>\n<q>How old are you?</p></document>', 'damaged in line 2'],
    ['How old are you?', 'damaged in line 1', 'x.lss'],
    [`<!DOCTYPE d [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;">'.repeat(500)}]><document>&b;</document>`, 'DOCTYPE'],
    ['<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><document>&x;</document>', 'DOCTYPE', 'x.lss'],
    ['{"pages": [{"elements": [}]}', 'JSON file is damaged'],
    ['"How old are you?', 'JSON file is damaged', 'x.json'],
    [`PK\u0003\u0004${' '.repeat(22)}\u000e\u0000  survey_123.lss`, 'archive of LimeSurvey'],
  ])('%j: %s', async (text, words, name = 'x.txt') => {
    await expect(read(text, name)).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(words),
    });
  });

  it('a text of an old program keeps its letters', async () => {
    const bytes = Uint8Array.from(
      [...'Was hei', ...['ß'], ...'t das?']
        .join('')
        .split('')
        .map((letter) => letter.charCodeAt(0)),
    );
    const { content } = await readSurveyDocument({ name: 'alt.txt', bytes });
    expect(content.questions[0]?.title).toBe('Was heißt das?');
  });
});
