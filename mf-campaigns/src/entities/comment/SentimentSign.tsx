import type { Labeller, SentimentLabel } from '@folkmoot/contracts/client';
import { IconDeviceDesktop, IconSparkles, IconUser } from '@folkmoot/ui';
import { messages } from './comment.messages';
import classes from './sentiment.module.css';

const signs = { positive: '+', neutral: '○', negative: '−', none: '?' } as const;

/** A sign of its own for each sentiment, because colour alone says nothing to some people. */
export const SentimentSign = ({ label }: { label: SentimentLabel | 'none' }) => (
  <span className={classes.sign} data-sentiment={label} aria-hidden="true">
    {signs[label]}
  </span>
);

const icons = { built_in: IconDeviceDesktop, provider: IconSparkles, person: IconUser } as const;

/** Who set a label, as a sign with a name. */
export const LabellerSign = ({ by, size = 14 }: { by: Labeller; size?: number }) => {
  const Icon = icons[by];
  return (
    <span className={classes.labeller} role="img" aria-label={messages.setBy[by]} title={messages.setBy[by]}>
      <Icon size={size} stroke={1.5} aria-hidden="true" />
    </span>
  );
};
