import { listSignupsOperation, type OptInPage } from '@folkmoot/contracts/client';
import { useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { Card, EmptyState, IconUsers, Page, PageHeader, QueryStates } from '@folkmoot/ui';
import { ShowMore } from '@folkmoot/ui/controls';
import { OnePage } from '../page/OnePage';
import { messages } from './detail.messages';
import { ExportSignups } from './ExportSignups';
import { SignupTable } from './SignupTable';

const texts = messages.signups;

const Signups = ({ page }: { page: OptInPage }) => {
  usePageTitle(texts.titleOf(page.title));
  const signups = useInfiniteOperation(listSignupsOperation, { params: { pageId: page.id } });
  return (
    <Page>
      <PageHeader
        title={texts.title}
        description={page.title}
        back={{ to: `/dashboard/opt-in/${page.id}`, label: texts.backTo(page.title) }}
        actions={<ExportSignups page={page} />}
      />
      <Card>
        <QueryStates
          query={signups}
          loadingLabel={texts.loading}
          loadingShape="table"
          errorTitle={texts.failed}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState icon={<IconUsers stroke={1.5} aria-hidden="true" />} title={texts.none} text={texts.noneHint} />
          }
        >
          {({ items }) => <SignupTable page={page} signups={items} hasEntries />}
        </QueryStates>
      </Card>
      <ShowMore list={signups} />
    </Page>
  );
};

/** Everybody who signed up on a page, with what they entered. */
export const SignupsPage = () => <OnePage>{(page) => <Signups page={page} />}</OnePage>;
