import {
  type CommentPlan,
  getCommentFiguresOperation,
  listCommentsOperation,
  type Report,
} from '@folkmoot/contracts/client';
import {
  keepPreviousData,
  Navigate,
  useCan,
  useInfiniteOperation,
  useInvalidate,
  useLocation,
  useOperation,
  useParams,
} from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, IconArrowBackUp, IconKeyboard, LinkButton, QueryStates, Stack } from '@folkmoot/ui';
import { IconButton, PagedList, useIsPhone } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { CommentsFrame, commentWords, useCommentPlan, useThemes } from '../../entities/comment';
import { useFilters, useRange } from '../../entities/report/report-frame';
import { BulkBar } from './BulkBar';
import { CommentTable } from './CommentTable';
import { ContextStrip } from './ContextStrip';
import { messages } from './comments.messages';
import { FilterBar } from './FilterBar';
import { KeysHelp } from './KeysHelp';
import { TableLoading } from './TableLoading';
import { useCommentFilters } from './use-comment-filters';
import { useLabels } from './use-labels';
import { useSelection } from './use-selection';

const PAGE_SIZE = 50;

/** Reads the list again when the server has labelled more comments, but not after this person's own changes. */
const useFresh = ({ run, labelled }: CommentPlan) => {
  const invalidate = useInvalidate();
  const done = `${run?.id} ${run?.state} ${labelled}`;
  const before = useRef(done);
  const isRunning = run?.state === 'running' || run?.state === 'queued' || before.current.includes('running');
  useEffect(() => {
    if (before.current === done) return;
    before.current = done;
    if (isRunning) void invalidate(listCommentsOperation, getCommentFiguresOperation);
  }, [done, isRunning, invalidate]);
};

const Nothing = ({ campaignId }: { campaignId: string }) => (
  <EmptyState
    title={messages.noneTitle}
    text={messages.noneText}
    action={
      <LinkButton to={`/dashboard/campaigns/${campaignId}/reports/comments/setup`} variant="default">
        {messages.seeSetup}
      </LinkButton>
    }
  />
);

interface Props {
  campaignId: string;
  plan: CommentPlan;
  report: Report | undefined;
}

const Comments = ({ campaignId, plan, report }: Props) => {
  const range = useRange();
  const filters = useFilters();
  const choice = useCommentFilters(range, filters);
  const canLabel = useCan('comment:label');
  const isPhone = useIsPhone();
  const themes = useThemes(plan.codebookId);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const labels = useLabels(campaignId);
  const selection = useSelection(JSON.stringify(choice.query));
  useFresh(plan);
  const figures = useOperation(
    getCommentFiguresOperation,
    { params: { campaignId }, query: { ...choice.query, ...choice.parts } },
    { placeholderData: keepPreviousData },
  );
  const list = useInfiniteOperation(
    listCommentsOperation,
    { params: { campaignId }, query: { ...choice.query, limit: PAGE_SIZE } },
    { keepsPrevious: true },
  );
  const titles = new Map(
    plan.questions.filter(({ kind }) => kind === 'opinion').map(({ questionId, title }) => [questionId, title]),
  );
  const comments = list.data?.items ?? [];
  return (
    <Stack gap="xs">
      <ContextStrip
        campaignId={campaignId}
        plan={plan}
        figures={figures.data}
        themes={themes}
        choice={choice}
        filters={filters}
        report={report}
      />
      <FilterBar
        campaignId={campaignId}
        choice={choice}
        titles={titles}
        themes={themes}
        figures={figures.data}
        total={figures.isPlaceholderData ? undefined : figures.data?.comments}
      >
        {canLabel && (
          <Group gap={4} wrap="nowrap">
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={!labels.canUndo}
              leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden="true" />}
              onClick={labels.undo}
            >
              {messages.undo}
            </Button>
            {!isPhone && (
              <IconButton label={messages.keysTitle} icon={IconKeyboard} onClick={() => setIsHelpOpen(true)} />
            )}
          </Group>
        )}
      </FilterBar>
      <PagedList
        list={list}
        loading={<TableLoading />}
        errorTitle={commentWords.loadFailed}
        empty={
          <EmptyState
            title={messages.noMatchTitle}
            text={messages.noMatchText}
            action={
              <Button variant="default" onClick={choice.clear}>
                {messages.clearFilters}
              </Button>
            }
          />
        }
      >
        {(items) => (
          <CommentTable
            comments={items}
            titles={titles}
            themes={themes}
            canLabel={canLabel}
            labels={labels}
            selection={selection}
            hasMore={list.hasNextPage}
            onMore={() => void list.fetchNextPage()}
            onKeysHelp={() => setIsHelpOpen(true)}
          />
        )}
      </PagedList>
      {canLabel && <BulkBar comments={comments} themes={themes} labels={labels} selection={selection} />}
      <KeysHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Stack>
  );
};

/** Reports, Comments: every written answer that is an opinion, with its labels. */
export const CommentsTab = () => {
  const { campaignId = '' } = useParams();
  const plan = useCommentPlan(campaignId);
  return (
    <CommentsFrame campaignId={campaignId}>
      {(report) => (
        <QueryStates
          query={plan}
          loading={<TableLoading hasStrip />}
          errorTitle={commentWords.loadFailed}
          isEmpty={({ comments }) => comments === 0}
          empty={<Nothing campaignId={campaignId} />}
        >
          {(loaded) => <Comments campaignId={campaignId} plan={loaded} report={report} />}
        </QueryStates>
      )}
    </CommentsFrame>
  );
};

/** The address without a part, as links may have filters. */
export const CommentsStart = () => <Navigate to={{ pathname: 'all', search: useLocation().search }} replace />;
