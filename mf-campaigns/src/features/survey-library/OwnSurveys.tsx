import { listSurveysOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useSearchParams } from '@folkmoot/shell-sdk';
import { IconClipboardList, LinkButton, PageLoading, SearchBox, Stack } from '@folkmoot/ui';
import { EmptyCard, PagedList } from '@folkmoot/ui/controls';
import { newCampaignPath } from './new-campaign-path';
import { SurveyTable } from './SurveyTable';
import { messages } from './survey-library.messages';

const useSearch = () => {
  const [params, setParams] = useSearchParams();
  return { q: params.get('q') ?? '', set: (q: string) => setParams(q ? { q } : {}, { replace: true }) };
};

const Empty = ({ isFiltered, canEdit }: { isFiltered: boolean; canEdit: boolean }) => (
  <EmptyCard
    icon={<IconClipboardList stroke={1.5} aria-hidden="true" />}
    title={messages.emptyTitle}
    text={isFiltered ? messages.emptyFiltered : messages.emptyText}
    action={!isFiltered && canEdit && <LinkButton to={newCampaignPath()}>{messages.createSurvey}</LinkButton>}
  />
);

/** Finds and opens a survey of the council, or starts another campaign with it. */
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
      <PagedList
        list={list}
        loading={<PageLoading label={messages.loading} shape="table" count={6} />}
        errorTitle={messages.loadFailed}
        empty={<Empty isFiltered={search.q !== ''} canEdit={canEdit} />}
        shown={messages.shown}
      >
        {(items) => <SurveyTable surveys={items} />}
      </PagedList>
    </Stack>
  );
};
