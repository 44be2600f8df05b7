export const messages = {
  here: 'Also in this survey',
  at: (name: string, question: number) => `${name}, at question ${question}`,
  around: (name: string) => `${name}, at the texts around the questions`,
  more: (people: number) => `+${people}`,
  outline: (names: string) => `Here now: ${names}`,
  arrived: (name: string) => `${name} opened this survey.`,
  left: (name: string) => `${name} left this survey.`,
  /** Somebody who is not in the team list, such as a system administrator. */
  unknown: 'Someone else',
  several: 'Several people',
  both: (first: string, second: string) => `${first} and ${second}`,
  ownWindow: 'You, in another window,',
  changed: (who: string, what: string) => `${who} changed ${what}.`,
  question: (number: number) => `question ${number}`,
  questions: (numbers: readonly number[]) => `questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`,
  manyQuestions: (questions: number) => `${questions} questions`,
  texts: 'the texts of the survey',
  deleted: (who: string, questions: number) =>
    questions === 1 ? `${who} deleted a question.` : `${who} deleted ${questions} questions.`,
  savedBy: (who: string, time: string) => `Saved by ${who}, ${time}`,
} as const;
