import { listSurveysOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconClipboardList,
  LinkButton,
  PageLoading,
  QueryStates,
  SearchBox,
  Stack,
  VisuallyHidden,
} from '@folkmoot/ui';
import { newCampaignPath } from './new-campaign-path';
import { SurveyTable } from './SurveyTable';
import { messages } from './survey-library.messages';

const useSearch = () => {
  const [params, setParams] = useSearchParams();
  return { q: params.get('q') ?? '', set: (q: string) => setParams(q ? { q } : {}, { replace: true }) };
};

const Empty = ({ isFiltered, canEdit }: { isFiltered: boolean; canEdit: boolean }) => (
  <Card p={0}>
    <EmptyState
      icon={<IconClipboardList stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={isFiltered ? messages.emptyFiltered : messages.emptyText}
      action={!isFiltered && canEdit && <LinkButton to={newCampaignPath()}>{messages.createSurvey}</LinkButton>}
    />
  </Card>
);

/** Find a survey that the council has, open it, or begin another campaign with it. */
export const OwnSurveys = ({ canEdit }: { canEdit: boolean }) => {
  const search = useSearch();
  const list = useInfiniteOperation(
    listSurveysOperation,
    { query: search.q ? { q: search.q } : {} },
    { keepsPrevious: true },
  );
  return (
    <Stack>
      <SearchBox label={messages.search} value={search.q} onChange={search.set} />
      <VisuallyHidden role="status">
        {list.data && !list.isPlaceholderData ? messages.shown(list.data.items.length) : ''}
      </VisuallyHidden>
      <QueryStates
        query={list}
        loading={<PageLoading label={messages.loading} shape="table" count={6} />}
        errorTitle={messages.loadFailed}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty isFiltered={search.q !== ''} canEdit={canEdit} />}
      >
        {({ items }) => <SurveyTable surveys={items} />}
      </QueryStates>
      {list.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {messages.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
