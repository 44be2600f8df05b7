import { getReportOperation, responseMarks } from '@folkmoot/contracts/client';
import { useCan, useCouncilZone, useOperation, useParams, useSession } from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, QueryStates, SearchBox, Stack, Text, TextLink } from '@folkmoot/ui';
import { Select, Switch } from '@folkmoot/ui/controls';
import { groupName, groupPath, useIntegrity } from '../../entities/integrity';
import {
  type Filters,
  LiveBadge,
  type RangeChoice,
  ReportFrame,
  useFilters,
  useRange,
} from '../../entities/report/report-frame';
import { ResponseBrowser } from './ResponseBrowser';
import { SelectionBar } from './SelectionBar';
import { messages } from './submissions.messages';
import { useSelection } from './use-selection';
import { PAGE_SIZE, type ShownChoice, usePages, useShown, useSubmissions } from './use-submissions';

const ALL = 'all';
const choices = [
  { value: ALL, label: messages.filterAll },
  { value: 'any', label: messages.filterAny },
  { value: 'excluded', label: messages.filterExcluded },
  ...responseMarks.map((value) => ({ value, label: messages.marks[value] })),
];

interface ChoiceProps {
  campaignId: string;
  choice: ShownChoice;
}

/** Chooses a group of responses that belong together. Nothing while there are none. */
const GroupChoice = ({ campaignId, choice: { group, setGroup } }: ChoiceProps) => {
  const zone = useCouncilZone();
  const waves = useIntegrity(campaignId).data?.waves ?? [];
  if (waves.length === 0) return null;
  return (
    <Select
      aria-label={messages.group}
      data={[
        { value: ALL, label: messages.allGroups },
        ...waves.map((wave) => ({ value: wave.id, label: groupName(wave, zone) })),
      ]}
      value={group ?? ALL}
      onChange={(next) => setGroup(next === ALL ? null : next)}
      allowDeselect={false}
      w={300}
      maw="100%"
    />
  );
};

const Choice = ({ campaignId, choice }: ChoiceProps) => (
  <Group justify="space-between">
    <SearchBox label={messages.search} value={choice.words} onChange={choice.setWords} />
    <Group gap="xs">
      <GroupChoice campaignId={campaignId} choice={choice} />
      <Select
        aria-label={messages.filter}
        data={choices}
        value={choice.shown ?? ALL}
        onChange={choice.setShown}
        allowDeselect={false}
        w={230}
      />
    </Group>
  </Group>
);

const GroupHint = ({ campaignId, choice: { group } }: ChoiceProps) =>
  group === null ? null : (
    <Text size="sm" c="dimmed">
      {messages.groupHint}{' '}
      <TextLink underline="always" to={groupPath(campaignId, group)}>
        {messages.openGroup}
      </TextLink>
    </Text>
  );

/** Shows the answers as an export contains them. Only for councils that redact their exports. */
const AsExported = ({ choice }: { choice: ShownChoice }) => {
  const isRedacting = useSession().council?.settings.privacy.redactExports ?? false;
  if (!isRedacting) return null;
  return (
    <Switch
      label={messages.asExported}
      description={choice.isAsExported ? messages.asExportedHint : undefined}
      checked={choice.isAsExported}
      onChange={(event) => choice.setAsExported(event.currentTarget.checked)}
    />
  );
};

const reasonOfNone = ({ words, shown }: ShownChoice): string => {
  if (words) return messages.noneFoundText;
  return shown ? messages.noneMarkedText : messages.noneInGroupText;
};

const None = ({ choice, range, filters }: { choice: ShownChoice; range: RangeChoice; filters: Filters }) => {
  if (filters.list.length > 0)
    return (
      <EmptyState
        title={messages.noneMarkedTitle}
        text={messages.noneFittingText}
        action={<Button onClick={filters.clear}>{messages.clearFilters}</Button>}
      />
    );
  if (choice.shown || choice.words || choice.group)
    return (
      <EmptyState
        title={messages.noneMarkedTitle}
        text={reasonOfNone(choice)}
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
  /** Number of responses in the total that reports and exports exclude. */
  excluded: number;
  nextCursor: string | null;
}

const Pager = ({ pages, shown, total, excluded, nextCursor }: PagerProps) => {
  const before = (pages.number - 1) * PAGE_SIZE;
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" role="status">
        {messages.showing(before + 1, before + shown, total)}
        {excluded > 0 && `. ${messages.withExcluded(total, excluded)}`}
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
  filters: Filters;
  /** Excluded responses in the range. Undefined while unknown. */
  excludedInRange: number | undefined;
  /** People answered in more than one language. */
  hasLanguages: boolean;
}

/** A list of all responses contains the excluded ones too. */
const showsAll = (choice: ShownChoice, filters: Filters): boolean =>
  choice.shown === null && choice.words === '' && choice.group === null && filters.where === '';

const SubmissionList = ({ campaignId, range, choice, filters, excludedInRange = 0, hasLanguages }: ListProps) => {
  const pages = usePages();
  const { responses, questions, actionFilter } = useSubmissions(campaignId, range, choice, filters, pages.cursor);
  const selection = useSelection();
  const canExclude = useCan('campaign:edit');
  return (
    <QueryStates
      query={responses}
      loadingLabel={messages.loading}
      loadingShape="stack"
      errorTitle={messages.loadFailed}
    >
      {({ items, nextCursor, total = items.length }) =>
        items.length === 0 ? (
          <None choice={choice} range={range} filters={filters} />
        ) : (
          <Stack>
            {canExclude && (
              <SelectionBar
                campaignId={campaignId}
                selection={selection}
                page={items}
                total={total}
                filter={actionFilter}
                isOfExcluded={choice.shown === 'excluded'}
              />
            )}
            <ResponseBrowser
              responses={items}
              questions={questions}
              hasLanguages={hasLanguages}
              selection={canExclude ? selection : null}
            />
            <Pager
              pages={pages}
              shown={items.length}
              total={total}
              excluded={showsAll(choice, filters) ? excludedInRange : 0}
              nextCursor={nextCursor}
            />
          </Stack>
        )
      }
    </QueryStates>
  );
};

/** The responses of a campaign, newest first. */
export const SubmissionsTab = () => {
  const { campaignId = '' } = useParams();
  const range = useRange();
  const choice = useShown();
  const filters = useFilters();
  const report = useOperation(getReportOperation, { params: { campaignId }, query: range.asked });
  return (
    <ReportFrame
      campaignId={campaignId}
      range={range}
      report={report.data}
      aside={<LiveBadge campaignId={campaignId} />}
    >
      <Choice campaignId={campaignId} choice={choice} />
      <GroupHint campaignId={campaignId} choice={choice} />
      <AsExported choice={choice} />
      {choice.shown && (
        <Text size="sm" c="dimmed">
          {choice.shown === 'excluded' ? messages.excludedHint : messages.marksHint}
        </Text>
      )}
      <SubmissionList
        key={JSON.stringify([
          choice.shown,
          choice.words,
          choice.group,
          choice.isAsExported,
          range.asked,
          filters.where,
        ])}
        campaignId={campaignId}
        range={range}
        choice={choice}
        filters={filters}
        excludedInRange={report.data?.excluded}
        hasLanguages={(report.data?.languages ?? []).length > 1}
      />
    </ReportFrame>
  );
};
