import { checkAnswers } from './check-answers';
import { foldLongBlanks } from './fold-blanks';

describe('white space in answers', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo.\n\n\nThree.'],
    ['a list with indents', 'Wishes:\n    - benches\n    - shade'],
    ['ten blanks', `a${' '.repeat(10)}b`],
  ])('white space stays unchanged when it is %s', (_, text) => expect(foldLongBlanks(text)).toBe(text));
  it.each([
    ['four line breaks', 'a\n\n\n\nb', 'a\n\n\nb'],
    ['lines of blanks', `a\n${'  \n'.repeat(3_000)}b`, 'a\n\n\nb'],
    ['eleven blanks', `a${' '.repeat(11)}b`, 'a b'],
    ['a line break among many blanks', `a${' '.repeat(40)}\n${' '.repeat(40)}b`, 'a\nb'],
  ])('white space is folded when it is %s, and folding it again changes nothing', (_, text, folded) => {
    expect(foldLongBlanks(text)).toBe(folded);
    expect(foldLongBlanks(folded)).toBe(folded);
  });
  it('white space is folded in the answers of a survey', () => {
    const survey = { questions: [{ id: 'q', type: 'textarea', title: 'x', required: false }] } as never;
    const answer = `a${'\r\n'.repeat(2_000)}b`;
    expect(checkAnswers(survey, [{ questionId: 'q', answer }]).answers).toEqual([
      { questionId: 'q', answer: 'a\n\n\nb' },
    ]);
  });
});
