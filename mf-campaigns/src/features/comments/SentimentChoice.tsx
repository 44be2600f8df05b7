import { type SentimentLabel, sentimentLabels } from '@folkmoot/contracts/client';
import { Box, UnstyledButton } from '@folkmoot/ui';
import { commentWords, SentimentSign } from '../../entities/comment';
import classes from './comments.module.css';

interface Props {
  /** Accessible name of the group: `Sentiment of comment 12`. */
  label: string;
  value: SentimentLabel | null;
  onChoose: (label: SentimentLabel) => void;
  isDisabled?: boolean;
  /** With words, for touch and for single comments; otherwise signs with names. */
  hasWords?: boolean;
}

/** Three buttons that set the sentiment. */
export const SentimentChoice = ({ label, value, onChoose, isDisabled = false, hasWords = false }: Props) => (
  <Box
    component="span"
    role="group"
    aria-label={label}
    className={classes.sentiments}
    data-words={hasWords || undefined}
  >
    {sentimentLabels.map((each) => (
      <UnstyledButton
        key={each}
        className={classes.sentiment}
        data-sentiment={each}
        aria-pressed={value === each}
        aria-label={hasWords ? undefined : commentWords.sentiments[each]}
        title={commentWords.sentiments[each]}
        disabled={isDisabled}
        onClick={() => onChoose(each)}
      >
        <SentimentSign label={each} />
        {hasWords && commentWords.sentiments[each]}
      </UnstyledButton>
    ))}
  </Box>
);
