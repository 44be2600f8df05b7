import { wordsOf } from './own-words';

const ask = (title: string, answer: string | number | string[], isInOwnWords = true, isComment = isInOwnWords) =>
  wordsOf([{ id: 'r1', answers: [{ questionId: 'q', answer }] }], [{ id: 'q', title, isInOwnWords, isComment }]);

describe('what counts as somebody’s own words', () => {
  it.each([
    'What is your name?',
    'Full name',
    'Name:',
    'Your e-mail',
    'Phone number (optional)',
    'Your home address',
    'Postcode',
    'Nombre y apellidos',
    'Votre adresse',
    'Ihr Name',
  ])('a short answer to "%s" is a name, not a comment', (title) =>
    expect(ask(title, 'Ada Novak')).toEqual({ comments: [], names: ['Ada Novak'] }),
  );
  it.each([
    'What should we address first?',
    'When would you use the mobile library?',
    'What would you name the new park?',
    'How many people (nombre) come with you?',
  ])('an answer to "%s" is a comment', (title) =>
    expect(ask(title, ' More light ').comments).toEqual([{ responseId: 'r1', questionId: 'q', text: 'More light' }]),
  );
  it('a long answer is a comment whatever was asked', () =>
    expect(ask('Your name', 'I would rather tell you that the path is dark').comments).toHaveLength(1));
  it.each([[3], [['a', 'b']], ['   ']])('%p is none', (answer) => expect(ask('Wish', answer).comments).toEqual([]));
  it('a short text is no comment, but a name in it is known', () => {
    expect(ask('Which street do you mean?', 'Bridge Street', true, false)).toEqual({ comments: [], names: [] });
    expect(ask('Your name', 'Ada Novak', true, false)).toEqual({ comments: [], names: ['Ada Novak'] });
  });
  it('what was chosen is none', () => expect(ask('Wish', 'option-1', false)).toEqual({ comments: [], names: [] }));
});
