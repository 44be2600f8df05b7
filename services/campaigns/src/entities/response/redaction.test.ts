import type { Question } from '@folkmoot/contracts';
import { questionTypes } from '@folkmoot/question-types/core';
import { withOtherWords } from '../survey/question-types.domain';
import { everAsked } from './ever-asked.domain';
import { wordsOf } from './own-words';
import { redactorFor, withoutPersonalAnswers } from './redaction';

const question = (id: string, type: Question['type'], patch: Partial<Question> = {}): Question => ({
  id,
  type,
  title: `About ${id}`,
  required: false,
  ...patch,
});

const questions = [
  question('mail', 'email'),
  question('ring', 'phone', { country: 'GB' }),
  question('home', 'postcode', { country: 'GB' }),
  question('pet', 'text', { isPersonal: true }),
  question('tale', 'textarea', { isPersonal: true }),
  question('wish', 'text'),
  question('when', 'date'),
];
const answers = [
  { questionId: 'mail', answer: 'ada@mail.example' },
  { questionId: 'ring', answer: '+447700900123' },
  { questionId: 'home', answer: 'SW1A 1AA' },
  { questionId: 'pet', answer: 'Bello' },
  { questionId: 'tale', answer: 'I live alone with my dog Bello, behind the old mill, since my divorce.' },
  { questionId: 'wish', answer: 'More light' },
  { questionId: 'when', answer: '2026-05-04' },
];

describe('personal answers', () => {
  it('are masked as a whole by type and by setting, whatever the title is', async () => {
    const seen: string[] = [];
    const redactor = redactorFor(questions, async (written) => {
      seen.push(...written.flatMap(({ texts }) => texts));
      return written.map(({ texts }) => [...texts]);
    });
    const [redacted] = await redactor.answers([{ answers }]);
    expect(redacted?.answers.map(({ answer }) => answer)).toEqual([
      ...Array.from({ length: 5 }, () => '[personal data]'),
      'More light',
      '2026-05-04',
    ]);
    expect(seen).toEqual(['More light']);
  });

  it.each(questionTypes.map((type) => [type.id, type] as const))(
    'of type %s are never in a document when the type says that they are personal, and others stay',
    (id, type) => {
      const asked = {
        ...type.create('q', () => 'o'),
        ...(id === 'place' && { areas: [{ id: 'w1', name: 'Castle' }] }),
      };
      const answer = id === 'place' ? ['area:w1', 'at:52.419,-1.47', 'text:By my house'] : 'SECRET';
      const [shown] = withoutPersonalAnswers([{ answers: [{ questionId: 'q', answer }] }], [asked]);
      const isPersonal = ['email', 'phone', 'postcode', 'place'].includes(id);
      expect(type.isPersonal?.(asked) ?? false).toBe(isPersonal);
      expect(/SECRET|52\.419|my house/.test(JSON.stringify(shown))).toBe(!isPersonal);
    },
  );

  it('at an option are masked or redacted like texts', async () => {
    const options = (isPersonal: boolean) => [{ id: 'x', label: 'Other', other: true, isPersonal }];
    const asked = withOtherWords([
      question('use', 'dropdown', { options: options(false) }),
      question('who', 'dropdown', { options: options(true) }),
    ]);
    const redactor = redactorFor(asked, async (written) => written.map(({ texts }) => texts.map(() => 'redacted')));
    const sent = ['use', 'use~other', 'who', 'who~other'].map((questionId) => ({ questionId, answer: 'x' }));
    const [redacted] = await redactor.answers([{ answers: sent }]);
    expect(redacted?.answers.map(({ answer }) => answer)).toEqual(['x', 'redacted', 'x', '[personal data]']);
  });

  it('lose their points and texts, and keep their area, when they are places', async () => {
    const areas = [{ id: 'w1', name: 'Castle' }];
    const place = question('spot', 'place', { areas, asksWhere: true });
    const other = question('spot', 'multiselect', { options: [{ id: 'o', label: 'O' }], isPersonal: true });
    const spot = { questionId: 'spot', answer: ['area:w1', 'text:By my house'] };
    const redacted = async (asked: Question) => {
      const redactor = redactorFor([asked], async (written) => written.map(({ texts }) => [...texts]));
      return (await redactor.answers([{ answers: [spot] }]))[0]?.answers[0]?.answer;
    };
    expect(await redacted(place)).toEqual(['area:w1']);
    expect(await redacted(other)).toEqual(['[personal data]']);
  });

  it('stay masked when the question has become another one', async () => {
    const now = [question('mail', 'text'), question('pet', 'text'), question('ring', 'dropdown', { options: [] })];
    const asked = everAsked(now, [{ questions } as Parameters<typeof everAsked>[1][number]]);
    const redactor = redactorFor(asked, async (written) => written.map(({ texts }) => [...texts]));
    const [redacted] = await redactor.answers([{ answers: answers.slice(0, 4) }]);
    expect(redacted?.answers.map(({ answer }) => answer)).toEqual(Array.from({ length: 4 }, () => '[personal data]'));
  });

  it('are never comments that an analysis reads, and short ones are removed from comments', () => {
    const asked = questions.map(({ id, title }) => ({
      id,
      title,
      isInOwnWords: id !== 'when',
      isComment: true,
      isPersonal: !['wish', 'when'].includes(id),
    }));
    const { comments, names } = wordsOf([{ id: 'r1', answers }], asked);
    expect(comments.map(({ text }) => text)).toEqual(['More light']);
    expect(names).toEqual(['ada@mail.example', '+447700900123', 'SW1A 1AA', 'Bello']);
  });
});
