import { optionsOf } from '../choices/options';
import type { InputProps } from '../views';
import { fillIn } from '../words/fill-in';
import { optionIdIn } from './own-words';
import { picksOf } from './picks';

type Question = InputProps['question'];
type Words = InputProps['words'];

/** How many options to choose. Empty when any number is fine. */
export const picksInWords = (question: Question, { options: words }: Words): string => {
  if (!question.minPicks && !question.maxPicks) return '';
  const { least, most } = picksOf(question);
  if (least === most) return fillIn(words.exactly, { least });
  if (least === 0) return fillIn(words.atMost, { most });
  return fillIn(question.maxPicks ? words.between : words.atLeast, { least, most });
};

/** What to choose, after an answer was refused. Empty when the question has neither limits nor "None of these". */
export const picksRefusal = (question: Question, words: Words): string => {
  const exclusive = optionsOf(question).find((option) => option.exclusive);
  return [
    picksInWords(question, words),
    ...(exclusive ? [fillIn(words.options.alone, { label: exclusive.label.trim() })] : []),
  ]
    .filter(Boolean)
    .join(' ');
};

/** The choices after an option was ticked. "None of these" takes the others away, and the reverse. */
export const withTicked = (question: Question, chosen: readonly string[], choice: string): string[] => {
  const isExclusive = new Map(optionsOf(question).map(({ id, exclusive }) => [id, Boolean(exclusive)]));
  const isAlone = isExclusive.get(optionIdIn(choice));
  const kept = isAlone ? [] : chosen.filter((each) => !isExclusive.get(optionIdIn(each)));
  return [...kept, choice];
};
