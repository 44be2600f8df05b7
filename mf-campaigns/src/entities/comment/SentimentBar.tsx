import type { SentimentCounts } from '@folkmoot/contracts/client';
import { messages } from './comment.messages';
import classes from './sentiment.module.css';

const order = ['positive', 'neutral', 'negative'] as const;

/**
 * The judged comments as one bar: positive, neither, negative. A part that is wide enough shows its number. The same
 * figures are beside it as text, so screen readers skip it.
 */
export const SentimentBar = ({ counts, height = 18 }: { counts: SentimentCounts; height?: number }) => {
  const judged = counts.positive + counts.neutral + counts.negative;
  return (
    <span className={classes.bar} style={{ blockSize: height }} aria-hidden="true">
      {order
        .filter((label) => counts[label] > 0)
        .map((label) => {
          const share = (counts[label] / judged) * 100;
          return (
            <span
              key={label}
              className={classes.part}
              data-sentiment={label}
              style={{ inlineSize: `${share}%` }}
              title={`${messages.sentiments[label]}: ${counts[label]}`}
            >
              {share > 9 ? counts[label] : ''}
            </span>
          );
        })}
    </span>
  );
};
