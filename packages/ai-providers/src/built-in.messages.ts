interface Counts {
  readonly responses: number;
  readonly glad: number;
  readonly displeased: number;
  readonly topics: readonly string[];
}

/** The words that the built-in analysis counts, and the texts of its results. */
export const builtInWords = {
  good: new Set(
    'good great love lovely like nice better best safe safer clean friendly helpful happy pleased welcome beautiful thanks excellent'.split(
      ' ',
    ),
  ),
  bad: new Set(
    'bad worse worst hate poor dirty unsafe dangerous broken slow noisy late expensive rude awful terrible unhappy closed litter'.split(
      ' ',
    ),
  ),
  common: new Set(
    'about also because been could does from have into just more most much need only other over please should some than that their them then there these they this very want were what when where which while will with would your'.split(
      ' ',
    ),
  ),
  topic: (word: string, count: number) => `${word} (${count})`,
  summary: ({ responses, glad, displeased, topics }: Counts) =>
    `${responses} responses: ${glad} sound glad, ${displeased} displeased, ${responses - glad - displeased} neither.${
      topics.length > 0 ? ` Named most: ${topics.join(', ')}.` : ''
    }`,
};
