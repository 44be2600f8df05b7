import { listAnswersOperation } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { SearchBox, Stack, Text } from '@folkmoot/ui';
import { PagedList } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './report.messages';
import classes from './written-answers.module.css';

interface Props {
  campaignId: string;
  questionId: string;
  title: string;
  /** Days and filters, as the report has them. */
  query: { from?: string; to?: string; round?: number; where?: string };
}

const PAGE = 5;

/** What people wrote for one question, newest first, with search; it follows the filters of the report. */
export const WrittenAnswers = ({ campaignId, questionId, title, query }: Props) => {
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
