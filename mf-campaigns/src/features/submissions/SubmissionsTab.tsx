import {
  getCampaignOperation,
  listResponsesOperation,
  type Question,
  type Response,
  type ResponseMark,
  responseMarks,
} from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { keepPreviousData, useOperation, useParams, useSearchParams } from '@folkmoot/shell-sdk';
import { Badge, Button, Card, EmptyState, Group, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { LinkTabs, Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './submissions.messages';

const PAGE_SIZE = 10;

const SubmissionTabs = ({ campaignId }: { campaignId: string }) => {
  const base = `/dashboard/campaigns/${campaignId}/reports`;
  const tabs = [
    { to: `${base}/overview`, label: messages.overviewTab },
    { to: `${base}/submissions`, label: messages.submissionsTab },
    { to: `${base}/insights`, label: messages.insightsTab },
  ];
  return <LinkTabs variant="pills" tabs={tabs} />;
};

const Answers = ({ response, questions }: { response: Response; questions: readonly Question[] }) => {
  const titled = response.answers.map(({ questionId, answer }, index) => {
    const question = questions.find(({ id }) => id === questionId);
    return {
      key: questionId,
      title: question?.title || messages.question(index + 1),
      text: question ? questionType(question.type).toText(answer, question) : String(answer),
    };
  });
  return (
    <Stack component="dl" gap="xs" m={0}>
      {titled.map(({ key, title, text }) => (
        <div key={key}>
          <Text component="dt" size="sm" c="dimmed">
            {title}
          </Text>
          <Text component="dd" m={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </div>
      ))}
    </Stack>
  );
};

const ResponseCard = ({
  response,
  number,
  questions,
}: {
  response: Response;
  number: number;
  questions: readonly Question[];
}) => (
  <Card component="article" aria-label={messages.response(number)}>
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h5">
          {messages.response(number)}
        </Title>
        <Text size="sm" c="dimmed">
          {new Date(response.createdAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
          {response.completionTimeSeconds !== null && ` · ${messages.completedIn(response.completionTimeSeconds)}`}
        </Text>
      </Group>
      {response.marks.length > 0 && (
        <Group gap="xs">
          {response.marks.map((mark) => (
            <Badge key={mark} color="amber" variant="light">
              {messages.marks[mark]}
            </Badge>
          ))}
        </Group>
      )}
      {response.answers.length === 0 ? (
        <Text c="dimmed">{messages.noAnswer}</Text>
      ) : (
        <Answers response={response} questions={questions} />
      )}
    </Stack>
  </Card>
);

type Mark = ResponseMark | 'any';

const isMark = (text: string | null): text is Mark => text === 'any' || responseMarks.some((mark) => mark === text);

/** Which responses are shown, as the address says. */
const useMark = () => {
  const [params, setParams] = useSearchParams();
  const given = params.get('mark');
  return {
    mark: isMark(given) ? given : null,
    set: (mark: string | null) => setParams(isMark(mark) ? { mark } : {}, { replace: true }),
  };
};

const ALL = 'all';
const choices = [
  { value: ALL, label: messages.filterAll },
  { value: 'any', label: messages.filterAny },
  ...responseMarks.map((value) => ({ value, label: messages.marks[value] })),
];

const MarkFilter = ({ mark, set }: ReturnType<typeof useMark>) => (
  <Select
    aria-label={messages.filter}
    data={choices}
    value={mark ?? ALL}
    onChange={set}
    allowDeselect={false}
    w={230}
  />
);

const NoneMarked = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    title={messages.noneMarkedTitle}
    text={messages.noneMarkedText}
    action={<Button onClick={onShowAll}>{messages.showAll}</Button>}
  />
);

/** Pages forward and back over a cursor: the cursors seen so far are the way back. */
const usePages = () => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return {
    number: cursors.length,
    cursor: cursors.at(-1),
    next: (cursor: string) => setCursors((seen) => [...seen, cursor]),
    previous: () => setCursors((seen) => seen.slice(0, -1)),
  };
};

interface ListProps {
  campaignId: string;
  filter: ReturnType<typeof useMark>;
}

const SubmissionList = ({ campaignId, filter: { mark, set } }: ListProps) => {
  const pages = usePages();
  const campaign = useOperation(getCampaignOperation, { params: { campaignId } });
  const query = {
    limit: PAGE_SIZE,
    ...(mark ? { mark } : {}),
    ...(pages.cursor ? { cursor: pages.cursor } : {}),
  };
  const responses = useOperation(
    listResponsesOperation,
    { params: { campaignId }, query },
    { placeholderData: keepPreviousData },
  );
  const questions = campaign.data?.surveyData.questions ?? [];
  return (
    <QueryStates query={responses} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {({ items, nextCursor, total = items.length }) => {
        const before = (pages.number - 1) * PAGE_SIZE;
        if (items.length === 0 && mark) return <NoneMarked onShowAll={() => set(null)} />;
        if (items.length === 0) return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
        return (
          <Stack>
            {items.map((response, index) => (
              <ResponseCard
                key={response.id}
                response={response}
                number={total - before - index}
                questions={questions}
              />
            ))}
            <Group justify="space-between">
              <Text size="sm" c="dimmed" role="status">
                {messages.showing(before + 1, before + items.length, total)}
              </Text>
              <Group gap="xs">
                <Button variant="default" disabled={pages.number === 1} onClick={pages.previous}>
                  {messages.previous}
                </Button>
                <Text size="sm">{messages.page(pages.number, Math.max(1, Math.ceil(total / PAGE_SIZE)))}</Text>
                <Button
                  variant="default"
                  disabled={nextCursor === null}
                  onClick={() => nextCursor && pages.next(nextCursor)}
                >
                  {messages.next}
                </Button>
              </Group>
            </Group>
          </Stack>
        );
      }}
    </QueryStates>
  );
};

export const SubmissionsTab = () => {
  const { campaignId = '' } = useParams();
  const filter = useMark();
  return (
    <Stack>
      <Group justify="space-between">
        <SubmissionTabs campaignId={campaignId} />
        <MarkFilter {...filter} />
      </Group>
      {filter.mark && (
        <Text size="sm" c="dimmed">
          {messages.marksHint}
        </Text>
      )}
      <SubmissionList key={filter.mark ?? ALL} campaignId={campaignId} filter={filter} />
    </Stack>
  );
};
