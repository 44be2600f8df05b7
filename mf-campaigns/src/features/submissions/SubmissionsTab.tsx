import { getReportOperation, type Response, responseMarks } from '@folkmoot/contracts/client';
import { useOperation, useParams } from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, QueryStates, SearchBox, Stack, Text } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { type RangeChoice, ReportFrame, useRange } from '../../records/report-frame';
import { ResponseCard } from './ResponseCard';
import { messages } from './submissions.messages';
import { PAGE_SIZE, type ShownChoice, usePages, useShown, useSubmissions } from './use-submissions';

const ALL = 'all';
const choices = [
  { value: ALL, label: messages.filterAll },
  { value: 'any', label: messages.filterAny },
  { value: 'excluded', label: messages.filterExcluded },
  ...responseMarks.map((value) => ({ value, label: messages.marks[value] })),
];

const Filters = ({ choice }: { choice: ShownChoice }) => (
  <Group justify="space-between">
    <SearchBox label={messages.search} value={choice.words} onChange={choice.setWords} />
    <Select
      aria-label={messages.filter}
      data={choices}
      value={choice.shown ?? ALL}
      onChange={choice.setShown}
      allowDeselect={false}
      w={230}
    />
  </Group>
);

const None = ({ choice, range }: { choice: ShownChoice; range: RangeChoice }) => {
  if (choice.shown || choice.words)
    return (
      <EmptyState
        title={messages.noneMarkedTitle}
        text={choice.words ? messages.noneFoundText : messages.noneMarkedText}
        action={<Button onClick={choice.clear}>{messages.showAll}</Button>}
      />
    );
  if (range.name !== 'all' || range.round !== undefined)
    return (
      <EmptyState
        title={messages.noDataTitle}
        text={messages.noDataText}
        action={<Button onClick={range.clear}>{messages.viewAll}</Button>}
      />
    );
  return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
};

interface PagerProps {
  pages: ReturnType<typeof usePages>;
  shown: number;
  total: number;
  nextCursor: string | null;
}

const Pager = ({ pages, shown, total, nextCursor }: PagerProps) => {
  const before = (pages.number - 1) * PAGE_SIZE;
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" role="status">
        {messages.showing(before + 1, before + shown, total)}
      </Text>
      <Group gap="xs">
        <Button variant="default" disabled={pages.number === 1} onClick={pages.previous}>
          {messages.previous}
        </Button>
        <Text size="sm">{messages.page(pages.number, Math.max(1, Math.ceil(total / PAGE_SIZE)))}</Text>
        <Button variant="default" disabled={nextCursor === null} onClick={() => nextCursor && pages.next(nextCursor)}>
          {messages.next}
        </Button>
      </Group>
    </Group>
  );
};

interface ListProps {
  campaignId: string;
  range: RangeChoice;
  choice: ShownChoice;
}

const SubmissionList = ({ campaignId, range, choice }: ListProps) => {
  const pages = usePages();
  const { responses, questions } = useSubmissions(campaignId, range, choice, pages.cursor);
  const before = (pages.number - 1) * PAGE_SIZE;
  return (
    <QueryStates
      query={responses}
      loadingLabel={messages.loading}
      loadingShape="table"
      errorTitle={messages.loadFailed}
    >
      {({ items, nextCursor, total = items.length }) =>
        items.length === 0 ? (
          <None choice={choice} range={range} />
        ) : (
          <Stack>
            {items.map((response: Response, index: number) => (
              <ResponseCard
                key={response.id}
                response={response}
                number={total - before - index}
                questions={questions}
              />
            ))}
            <Pager pages={pages} shown={items.length} total={total} nextCursor={nextCursor} />
          </Stack>
        )
      }
    </QueryStates>
  );
};

/** The single responses of a campaign, newest first. */
export const SubmissionsTab = () => {
  const { campaignId = '' } = useParams();
  const range = useRange();
  const choice = useShown();
  const report = useOperation(getReportOperation, { params: { campaignId }, query: range.asked });
  return (
    <ReportFrame campaignId={campaignId} range={range} report={report.data}>
      <Filters choice={choice} />
      {choice.shown && (
        <Text size="sm" c="dimmed">
          {choice.shown === 'excluded' ? messages.excludedHint : messages.marksHint}
        </Text>
      )}
      <SubmissionList
        key={JSON.stringify([choice.shown, choice.words, range.asked])}
        campaignId={campaignId}
        range={range}
        choice={choice}
      />
    </ReportFrame>
  );
};
