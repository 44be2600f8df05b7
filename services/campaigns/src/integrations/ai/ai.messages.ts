export const messages = {
  busy: (answer: string, minutes: number) =>
    `The AI provider is busy (${answer}). Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};
