import { type CodebookTheme, type Comment, englishName } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useParams } from '@folkmoot/shell-sdk';
import { Button, Group, Text, TextLink } from '@folkmoot/ui';
import { commentWords } from '../../entities/comment';
import { messages } from './comments.messages';
import classes from './comments.module.css';

/** Number of characters to search for: enough to find the submission. */
const SEARCHED = 60;

const submissionOf = (campaignId: string, { text }: Comment): string => {
  const beginning = text.length > SEARCHED ? text.slice(0, text.lastIndexOf(' ', SEARCHED)) : text;
  return `/dashboard/campaigns/${campaignId}/reports/submissions?${new URLSearchParams({ q: beginning })}`;
};

interface Props {
  comment: Comment;
  question: string;
  themes: readonly CodebookTheme[];
  canLabel: boolean;
  onReset: () => void;
  onReview: () => void;
}

const isPersons = ({ sentiment, themes }: Comment): boolean =>
  sentiment?.by === 'person' || themes.some(({ by }) => by === 'person');

/** An open comment: where it is from, and the words that support each theme. */
export const CommentDetail = ({ comment, question, themes, canLabel, onReset, onReview }: Props) => {
  const zone = useCouncilZone();
  const { campaignId = '' } = useParams();
  const { language, createdAt, flags, reviewed } = comment;
  const about = [
    question,
    language === null ? messages.languageUnknown : (englishName(language) ?? language),
    momentIn(createdAt, zone),
  ];
  return (
    <div className={classes.detail}>
      <Text size="xs" c="dimmed">
        {about.join(' · ')}
      </Text>
      {comment.themes
        .filter(({ words }) => words.length > 0)
        .map(({ id, by, words }) => (
          <Text key={id} size="xs" c="dimmed">
            {messages.support(
              themes.find((theme) => theme.id === id)?.name ?? commentWords.noThemeWithThisName,
              words,
              commentWords.setBy[by],
            )}
          </Text>
        ))}
      <Group gap="xs" mt={4}>
        <TextLink to={submissionOf(campaignId, comment)} size="xs">
          {messages.openSubmission}
        </TextLink>
        {canLabel && isPersons(comment) && (
          <Button size="compact-xs" variant="subtle" onClick={onReset}>
            {messages.reset}
          </Button>
        )}
        {canLabel && flags.length > 0 && (
          <Button size="compact-xs" variant="subtle" onClick={onReview}>
            {reviewed ? messages.unread : messages.markRead}
          </Button>
        )}
      </Group>
    </div>
  );
};
