import { listAnswersOperation } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { SearchBox, Stack, Text } from '@folkmoot/ui';
import { PagedList } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { useNear } from '../../entities/campaign/use-near';
import { messages } from './report.messages';
import classes from './written-answers.module.css';

interface Props {
  campaignId: string;
  questionId: string;
  title: string;
  /** Days and filters of the report. */
  query: { from?: string; to?: string; round?: number; where?: string };
}

const PAGE = 5;

const Answers = ({ campaignId, questionId, title, query }: Props) => {
  const [words, setWords] = useState('');
  const zone = useCouncilZone();
  const list = useInfiniteOperation(
    listAnswersOperation,
    { params: { campaignId, questionId }, query: { ...query, limit: PAGE, ...(words ? { q: words } : {}) } },
    { keepsPrevious: true },
  );
  return (
    <Stack gap="sm">
      <SearchBox label={messages.searchAnswers(title)} value={words} onChange={setWords} width="100%" />
      <PagedList
        list={list}
        loading={<Text c="dimmed">{messages.loadingAnswers}</Text>}
        errorTitle={messages.answersFailed}
        empty={<Text c="dimmed">{words ? messages.noneWithWords : messages.noneWritten}</Text>}
        shown={messages.answersShown}
      >
        {(items) => (
          <ul className={classes.list}>
            {items.map(({ responseId, createdAt, answer }) => (
              <li key={responseId} className={classes.answer}>
                <Text className={classes.text} dir="auto">
                  {String(answer)}
                </Text>
                <Text size="xs" c="dimmed">
                  {momentIn(createdAt, zone)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
};

/**
 * The written answers to one question, newest first, with search and the filters of the report. Loaded when the
 * element is near the view, because a survey can have hundreds of such questions.
 */
export const WrittenAnswers = (props: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const { isNear } = useNear(frame, false);
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={frame} className={classes.frame}>
      {wasNear ? <Answers {...props} /> : <Text c="dimmed">{messages.loadingAnswers}</Text>}
    </div>
  );
};
