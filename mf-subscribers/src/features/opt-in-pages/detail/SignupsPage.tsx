import { listSignupsOperation, type OptInPage } from '@folkmoot/contracts/client';
import { useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, Group, IconUsers, Page, PageHeader, QueryStates } from '@folkmoot/ui';
import { messages } from './detail.messages';
import { SignupTable } from './SignupTable';
import { usePage } from './use-page';

const texts = messages.signups;

const Signups = ({ page }: { page: OptInPage }) => {
  usePageTitle(texts.titleOf(page.title));
  const signups = useInfiniteOperation(listSignupsOperation, { params: { pageId: page.id } });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={page.title}
        back={{ to: `/dashboard/opt-in/${page.id}`, label: texts.backTo(page.title) }}
      />
      <Card>
        <QueryStates
          query={signups}
          loadingLabel={texts.loading}
          errorTitle={texts.failed}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState icon={<IconUsers stroke={1.5} aria-hidden="true" />} title={texts.none} text={texts.noneHint} />
          }
        >
          {({ items }) => <SignupTable page={page} signups={items} hasEntries />}
        </QueryStates>
      </Card>
      {signups.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={signups.isFetchingNextPage} onClick={() => void signups.fetchNextPage()}>
            {texts.showMore}
          </Button>
        </Group>
      )}
    </>
  );
};

/** Everybody who signed up on a page, with what they entered (E-18). */
export const SignupsPage = () => {
  const page = usePage();
  return (
    <Page>
      <QueryStates query={page} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(found) => <Signups page={found} />}
      </QueryStates>
    </Page>
  );
};
