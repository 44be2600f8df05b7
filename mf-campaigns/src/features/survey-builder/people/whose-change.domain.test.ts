import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { changeInWords, whoInWords } from './whose-change.domain';

const question = (id: string, title = id): Question => ({ id, type: 'text', title, required: false });
const survey = (questions: Question[], title = 'Park'): SurveyContent => ({
  title,
  description: '',
  introText: '',
  introFile: null,
  questions,
});
const ids = ['a', 'b', 'c', 'd', 'e'];
const before = survey(ids.map((id) => question(id)));
const sentence = (after: SurveyContent, shown = after) => changeInWords('Sam Staff', { before, after, shown });
const reworded = (...changed: string[]) =>
  survey(ids.map((id) => question(id, changed.includes(id) ? 'New words' : id)));

describe('the change of another person', () => {
  it.each([
    ['one question', reworded('c'), 'Sam Staff changed question 3.'],
    ['two questions', reworded('a', 'c'), 'Sam Staff changed questions 1 and 3.'],
    ['three questions', reworded('a', 'b', 'c'), 'Sam Staff changed questions 1, 2 and 3.'],
    ['many questions', reworded('a', 'b', 'c', 'd'), 'Sam Staff changed 4 questions.'],
    ['a deleted question', survey(before.questions.slice(1)), 'Sam Staff deleted a question.'],
    ['the title', survey([...before.questions], 'Parks'), 'Sam Staff changed the texts of the survey.'],
  ])('is a sentence for %s', (_, after, words) => {
    expect(sentence(after)).toBe(words);
  });

  it('numbers questions as the draft shows them, where the own change added one before', () => {
    const shown = survey([question('mine'), ...reworded('c').questions]);
    expect(sentence(reworded('c'), shown)).toBe('Sam Staff changed question 4.');
  });

  it('names one or two people', () => {
    expect(whoInWords(['Sam Staff'])).toBe('Sam Staff');
    expect(whoInWords(['Sam Staff', null])).toBe('Sam Staff and Someone else');
    expect(whoInWords(['A', 'B', 'C'])).toBe('Several people');
    expect(whoInWords([])).toBe('Someone else');
  });
});
