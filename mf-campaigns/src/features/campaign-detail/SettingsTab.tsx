import { type CampaignDetail, getCampaignOperation, updateCampaignOperation } from '@folkmoot/contracts/client';
import { ApiError, useCan, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, notify, SimpleGrid, Stack, StatusBadge, Text, TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './campaign-detail.messages';
import { useCampaign } from './use-campaign';

const texts = messages.settings;

const formatMoment = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const Record = ({ campaign }: { campaign: CampaignDetail }) => (
  <SimpleGrid component="dl" cols={{ base: 1, sm: 3 }} m={0}>
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {texts.status}
      </Text>
      <dd style={{ margin: 0 }}>
        <StatusBadge status={campaign.status} />
      </dd>
    </div>
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {texts.created}
      </Text>
      <Text component="dd" m={0}>
        {formatMoment(campaign.createdAt)}
      </Text>
    </div>
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {texts.updated}
      </Text>
      <Text component="dd" m={0}>
        {formatMoment(campaign.updatedAt)}
      </Text>
    </div>
  </SimpleGrid>
);

export const SettingsTab = () => {
  const campaign = useCampaign();
  const canEdit = useCan('campaign:edit');
  const invalidate = useInvalidate();
  const update = useOperationMutation(updateCampaignOperation);
  const [title, setTitle] = useState(campaign.title);
  const [description, setDescription] = useState(campaign.description);
  const isBlank = title.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    try {
      await update.mutateAsync({
        params: { campaignId: campaign.id },
        body: { title, description, revision: campaign.revision },
      });
      notify.success(texts.saved);
    } catch (error) {
      notify.error(error instanceof ApiError && error.code === 'stale_revision' ? error.message : texts.failed);
    }
    await invalidate(getCampaignOperation);
  };

  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.title}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={isBlank ? texts.titleRequired : undefined}
            maxLength={200}
            readOnly={!canEdit}
            required
          />
          <Textarea
            label={texts.description}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            maxLength={5000}
            autosize
            minRows={3}
            readOnly={!canEdit}
          />
          <Record campaign={campaign} />
          {canEdit && (
            <Group justify="flex-end">
              <Button type="submit" loading={update.isPending} disabled={isBlank}>
                {update.isPending ? texts.saving : texts.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
};
