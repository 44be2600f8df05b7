import { listSignupsOperation, type OptInPage } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Card, EmptyState, Group, IconUsers, LinkButton, QueryStates, Stack, Title } from '@folkmoot/ui';
import { messages } from './detail.messages';
import { ExportSignups } from './ExportSignups';
import { SignupTable } from './SignupTable';

const texts = messages.signups;
const SHOWN = 10;

/** The last ten sign-ups, with a link to all. */
export const RecentSignups = ({ page }: { page: OptInPage }) => {
  const signups = useOperation(listSignupsOperation, { params: { pageId: page.id }, query: { limit: SHOWN } });
  return (
    <Card component="section" aria-label={texts.recent}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{texts.recent}</Title>
          <Group gap="xs">
            <ExportSignups page={page} size="xs" />
            <LinkButton to={`/dashboard/opt-in/${page.id}/signups`} variant="default" size="xs">
              {texts.all}
            </LinkButton>
          </Group>
        </Group>
        <QueryStates
          query={signups}
          loadingLabel={texts.loading}
          loadingShape="table"
          errorTitle={texts.failed}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              level={3}
              icon={<IconUsers stroke={1.5} aria-hidden="true" />}
              title={texts.none}
              text={texts.noneHint}
            />
          }
        >
          {({ items }) => <SignupTable page={page} signups={items} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};
