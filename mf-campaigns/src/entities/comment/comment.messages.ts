import type { CommentFlag, Labeller } from '@folkmoot/contracts/client';

const count = (number: number, singular: string, plural: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;

/** A share as a count of those that people checked, with its interval. */
interface Checked {
  readonly right: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}

export const messages = {
  loading: 'Loading comments...',
  loadFailed: 'Failed to load the comments',
  parts: 'Parts of the comments',
  tabs: {
    all: 'All comments',
    review: (count: number) => (count > 0 ? `To review (${count.toLocaleString('en')})` : 'To review'),
    themes: 'Themes',
    check: 'Check the labels',
    setup: 'Analysis set-up',
  },
  comments: (number: number) => count(number, 'comment', 'comments'),
  sentiment: 'Sentiment',
  sentiments: { positive: 'Positive', neutral: 'Neither', negative: 'Negative', none: 'Not judged' },
  labellers: { built_in: 'Built-in', provider: 'AI provider', person: 'Person' } satisfies Record<Labeller, string>,
  setBy: {
    built_in: 'Set by the built-in analysis',
    provider: 'Set by the AI provider',
    person: 'Set by a person',
  } satisfies Record<Labeller, string>,
  flags: {
    safety: 'Safety',
    discrimination: 'Discrimination',
    self_harm: 'Self-harm',
  } satisfies Record<CommentFlag, string>,
  right: ({ right, of, low, high }: Checked) =>
    `Sentiment right in ${right.toLocaleString('en')} of ${of.toLocaleString('en')} that people checked (${low} to ${high})`,
  unchecked: 'Nobody has checked this here',
  check: 'Check some',
  noThemeWithThisName: 'A theme that was removed',
} as const;
