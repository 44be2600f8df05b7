import { type CampaignDetail, updateCampaignOperation } from '@folkmoot/contracts/client';
import { momentIn, useCan, useCouncilZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, SimpleGrid, Stack, StatusBadge, Text, TextInput, Title } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import type { FormEvent, ReactNode } from 'react';
import { Conflict } from '../../records/Conflict';
import { LeaveQuestion } from '../../records/LeaveQuestion';
import { useCampaign } from '../../records/use-campaign';
import { useCampaignForm } from '../../records/use-campaign-form';
import { useSaveKey } from '../../records/use-save-key';
import { messages } from './campaign-detail.messages';
import { RetentionCard, useRetentionForm } from './RetentionCard';

const texts = messages.settings;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0}>
      {children}
    </Text>
  </div>
);

const Record = ({ campaign }: { campaign: CampaignDetail }) => {
  const zone = useCouncilZone();
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 3 }} m={0}>
      <Fact label={texts.status}>
        <StatusBadge status={campaign.status} />
      </Fact>
      <Fact label={texts.created}>{momentIn(campaign.createdAt, zone)}</Fact>
      <Fact label={texts.updated}>{momentIn(campaign.updatedAt, zone)}</Fact>
    </SimpleGrid>
  );
};

const draftOf = ({ title, description }: CampaignDetail) => ({ title, description });

const useSettingsForm = (campaign: CampaignDetail) => {
  const update = useOperationMutation(updateCampaignOperation);
  return useCampaignForm({
    campaign,
    draftOf,
    texts,
    problemOf: ({ title }) => (title.trim() === '' ? texts.titleRequired : null),
    send: (draft, revision) =>
      update.mutateAsync({ params: { campaignId: campaign.id }, body: { ...draft, revision } }),
  });
};

/** Title and description; the rest of the record to read. */
const AboutCard = ({ draft, set, ...form }: ReturnType<typeof useSettingsForm>) => {
  const campaign = useCampaign();
  const canEdit = useCan('campaign:edit');
  const ref = useSaveKey();
  const isBlank = draft.title.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && canEdit) void form.save();
  };

  return (
    <Card>
      <form ref={ref} onSubmit={submit}>
        <Stack>
          <Title order={2}>{texts.heading}</Title>
          {form.hasConflict && <Conflict onReload={form.loadTheirs} onOverwrite={() => void form.overwrite()} />}
          <TextInput
            label={texts.title}
            description={texts.titleHelp}
            value={draft.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
            error={isBlank ? texts.titleRequired : undefined}
            maxLength={200}
            readOnly={!canEdit}
            required
          />
          <Textarea
            label={texts.description}
            description={texts.descriptionHelp}
            value={draft.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
            maxLength={5000}
            autosize
            minRows={3}
            maxRows={16}
            readOnly={!canEdit}
          />
          <Record campaign={campaign} />
          {canEdit && (
            <Group justify="flex-end">
              <Button type="submit" loading={form.isSaving} disabled={isBlank}>
                {form.isSaving ? texts.saving : texts.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
};

/** What a campaign is called, and how long its responses are kept. */
export const SettingsTab = () => {
  const campaign = useCampaign();
  const about = useSettingsForm(campaign);
  const retention = useRetentionForm(campaign);
  return (
    <Stack>
      <AboutCard {...about} />
      <RetentionCard {...retention} />
      <LeaveQuestion isDirty={about.isDirty || retention.isDirty} />
    </Stack>
  );
};
