import { wordsOf } from './own-words';

const ask = (title: string, answer: string | number | string[], isInOwnWords = true, isComment = isInOwnWords) =>
  wordsOf([{ id: 'r1', answers: [{ questionId: 'q', answer }] }], [{ id: 'q', title, isInOwnWords, isComment }]);

describe('comments and personal answers', () => {
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
  it('a long answer is a comment whatever the question is', () =>
    expect(ask('Your name', 'I would rather tell you that the path is dark').comments).toHaveLength(1));
  it.each([[3], [['a', 'b']], ['   ']])('%p is not a comment', (answer) =>
    expect(ask('Wish', answer).comments).toEqual([]),
  );
  it('a short text is not a comment, but a name in it is known', () => {
    expect(ask('Which street do you mean?', 'Bridge Street', true, false)).toEqual({ comments: [], names: [] });
    expect(ask('Your name', 'Ada Novak', true, false)).toEqual({ comments: [], names: ['Ada Novak'] });
  });
  it('a chosen option is not a comment', () =>
    expect(ask('Wish', 'option-1', false)).toEqual({ comments: [], names: [] }));
});
