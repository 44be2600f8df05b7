import { type DeletedCampaign, listDeletedCampaignsOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconTrash,
  Page,
  PageHeader,
  PageLoading,
  QueryStates,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@folkmoot/ui';
import { useRef, useState } from 'react';
import { dayIn, useCouncilZone } from '../../records/moments';
import classes from './CampaignCard.module.css';
import { messages } from './campaign-list.messages';
import { ShowMore } from './ShowMore';
import { useRestore } from './use-campaign-actions';

const { bin } = messages;

interface RowProps {
  campaign: DeletedCampaign;
  onRestore: (campaign: DeletedCampaign) => Promise<void>;
}

const Row = ({ campaign, onRestore }: RowProps) => {
  const zone = useCouncilZone();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async () => {
    setRestoring(true);
    await onRestore(campaign);
    setRestoring(false);
  };
  return (
    <Card component="article" aria-labelledby={`deleted-${campaign.id}`}>
      <Group justify="space-between" align="center">
        <Stack gap={4} miw={0} flex="1 1 260px">
          <Group gap="xs">
            <Title order={2} size="h4" id={`deleted-${campaign.id}`} className={classes.title}>
              {campaign.title}
            </Title>
            <StatusBadge status={campaign.status} />
          </Group>
          <Text size="sm" c="dimmed">
            {bin.deletedOn(dayIn(campaign.deletedAt, zone), campaign.responseCount)}
          </Text>
          <Text size="sm" c="dimmed">
            {bin.until(dayIn(campaign.restorableUntil, zone))}
          </Text>
        </Stack>
        <Button
          variant="default"
          loading={isRestoring}
          onClick={() => void restore()}
          aria-label={bin.restoreOf(campaign.title)}
        >
          {bin.restore}
        </Button>
      </Group>
    </Card>
  );
};

/** /dashboard/campaigns/deleted: what can still be brought back (E-79). */
export const DeletedCampaignsPage = () => {
  usePageTitle(bin.title);
  const list = useInfiniteOperation(listDeletedCampaignsOperation, {});
  const restore = useRestore();
  const rows = useRef<HTMLDivElement>(null);
  // The row that had the focus is gone: the focus goes to the list, not to the top of the page.
  const bringBack = async (campaign: DeletedCampaign) => {
    await restore(campaign);
    rows.current?.focus();
  };
  return (
    <Page>
      <PageHeader
        title={bin.title}
        description={bin.description}
        back={{ to: '/dashboard/campaigns', label: messages.title }}
      />
      <Stack ref={rows} tabIndex={-1} role="group" aria-label={bin.title}>
        <QueryStates
          query={list}
          loading={<PageLoading label={bin.loading} shape="table" count={3} />}
          errorTitle={bin.loadFailed}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card p={0}>
              <EmptyState
                icon={<IconTrash stroke={1.5} aria-hidden="true" />}
                title={bin.emptyTitle}
                text={bin.emptyText}
              />
            </Card>
          }
        >
          {({ items }) => (
            <>
              {items.map((campaign) => (
                <Row key={campaign.id} campaign={campaign} onRestore={bringBack} />
              ))}
              <ShowMore list={list} />
            </>
          )}
        </QueryStates>
      </Stack>
    </Page>
  );
};
