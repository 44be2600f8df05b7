import type { Answer } from '@folkmoot/contracts';
import { seededRandom } from '@folkmoot/statistics';
import { questions, responsesOf } from '../reports/responses';

/** The question that people answer in their own words. */
export const WRITTEN = 'wish';

export const publicationQuestions = [
  ...questions,
  { id: WRITTEN, type: 'textarea' as const, title: 'What should change?', required: false },
];

const wishes = [
  'The benches by the lake are broken and nobody has mended them since spring.',
  'Please keep the library open on Saturdays, my children do their homework there.',
  'There is too much traffic in the morning and the crossing is dangerous.',
  'I love the market, but the bins overflow every weekend.',
  'The lights along the river path go out at ten, which is far too early.',
  'More trees would help in summer, the square is much too hot.',
  'The bus comes once an hour and is often late.',
  'We need toilets that are open in the evening.',
];

const endings = [
  'Yours, Margaret Hollins.',
  'You can ring me on 01632 960 {n}.',
  'I live at {n} Station Road, and see it every day.',
  'Write to resident{n}@mail.example if you want to know more.',
  'My neighbour Derek Oldfield says the same.',
];

/** Only some people write who they are. */
const WITH_ENDING = 3;

const syllables = ['ba', 'do', 'fi', 'gu', 'ka', 'le', 'mo', 'ni', 'ra', 'tu'];

/** A number as a word: digits could be taken for personal data. */
const wordOf = (number: number): string =>
  [...number.toString().padStart(5, '0')].map((digit) => syllables[Number(digit)]).join('');

/** What a person wrote, different for each number: some 150 characters. */
const writtenAnswerOf = (number: number): string => {
  const [first, second] = [wishes[number % wishes.length], wishes[(number * 5 + 3) % wishes.length]];
  const place = `It is worst behind the ${wordOf(number)} house.`;
  const ending = number % WITH_ENDING === 0 ? (endings[(number / WITH_ENDING) % endings.length] ?? '') : '';
  return [first, second, place, ending.replaceAll('{n}', `${100 + (number % 800)}`)].join(' ').trim();
};

interface Batch {
  readonly campaignId: string;
  readonly from: number;
  readonly count: number;
  /** The first responses have a written answer, no two alike. */
  readonly written: number;
}

type Random = ReturnType<typeof seededRandom>;

const OPTIONS = 5;
const HIGHEST = 10;

/** People are different: responses that are alike would be taken for a wave. */
const answerTo = ({ questionId, answer }: Answer, random: Random): Answer => {
  const option = (): string => `${questionId}_${Math.floor(random() ** 2 * OPTIONS)}`;
  if (Array.isArray(answer)) return { questionId, answer: [...new Set([option(), option()])] };
  if (typeof answer === 'number')
    return { questionId, answer: 1 + Math.floor(random() * (answer > OPTIONS ? HIGHEST : OPTIONS)) };
  if (`${answer}`.startsWith(`${questionId}_`)) return { questionId, answer: option() };
  return { questionId, answer: `${wishes[Math.floor(random() * wishes.length)]} ${Math.floor(random() * 100)}` };
};

/** Responses as the intake publishes them. */
export const publicationResponses = ({ campaignId, from, count, written }: Batch) =>
  responsesOf(campaignId, from, count).map((response, index) => {
    const number = from + index;
    const random = seededRandom(number + 1);
    const answers = response.answers.map((answer) => answerTo(answer, random));
    if (number >= written) return { ...response, answers };
    return { ...response, answers: [...answers, { questionId: WRITTEN, answer: writtenAnswerOf(number) }] };
  });
