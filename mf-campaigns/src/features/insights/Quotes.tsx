import type { InsightQuote } from '@folkmoot/contracts/client';
import { Link, useParams } from '@folkmoot/shell-sdk';
import { Stack, Text } from '@folkmoot/ui';
import { messages } from './insights.messages';
import classes from './insights.module.css';

/** Number of characters to search for: enough to find the submission. */
const SEARCHED = 60;

const searchOf = (text: string): string => {
  const beginning = text.length > SEARCHED ? text.slice(0, text.lastIndexOf(' ', SEARCHED)) : text;
  return new URLSearchParams({ q: beginning }).toString();
};

/** Quotes of residents, each with a link to its submission. */
export const Quotes = ({ quotes }: { quotes: readonly InsightQuote[] }) => {
  const { campaignId = '' } = useParams();
  if (quotes.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" className={classes.quotes} aria-label={messages.quotes}>
      {quotes.map(({ responseId, questionId, text }) => (
        <li key={`${responseId}:${questionId}:${text}`}>
          <Text
            component={Link}
            to={`/dashboard/campaigns/${campaignId}/reports/submissions?${searchOf(text)}`}
            size="sm"
            className={classes.quote}
            aria-label={messages.openQuote(text)}
          >
            “{text}”
          </Text>
        </li>
      ))}
    </Stack>
  );
};
