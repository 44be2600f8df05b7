import {
  type CampaignDetail,
  type CampaignTexts,
  campaignTextsOf,
  updateCampaignOperation,
} from '@folkmoot/contracts/client';
import { DraftConflict, momentIn, useCan, useCouncilZone, useOperationMutation, useSaveKey } from '@folkmoot/shell-sdk';
import { Button, Card, Group, SimpleGrid, Stack, StatusBadge, Text, Title } from '@folkmoot/ui';
import type { FormEvent, ReactNode } from 'react';
import { CampaignTextFields } from '../../entities/campaign/CampaignTextFields';
import { textLabels } from '../../entities/campaign/campaign-words.messages';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { useCampaignForm } from '../../entities/campaign/use-campaign-form';
import { surveyTitleBeside } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';
import { RetentionCard } from './RetentionCard';

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

const draftOf = (campaign: CampaignDetail): CampaignTexts => campaignTextsOf(campaign);

const useSettingsForm = (campaign: CampaignDetail) => {
  const update = useOperationMutation(updateCampaignOperation);
  return useCampaignForm({
    campaign,
    draftOf,
    texts,
    problemOf: ({ title }) => (title.trim() === '' ? texts.titleRequired : null),
    send: (draft, { id, revision }) => update.mutateAsync({ params: { campaignId: id }, body: { ...draft, revision } }),
  });
};

/** The texts about the campaign, and the other fields read-only. */
const AboutCard = ({ campaign }: { campaign: CampaignDetail }) => {
  const form = useSettingsForm(campaign);
  const { draft, change } = form;
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
          <DraftConflict form={form} labelOf={(field) => textLabels[field]} />
          <CampaignTextFields
            value={draft}
            onChange={change}
            help={{ ...texts.help, title: texts.help.title(surveyTitleBeside(campaign, draft.title.trim())) }}
            titleError={isBlank ? texts.titleRequired : undefined}
            rows={[3, 16]}
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

/** The name of a campaign, and the retention time of its responses. */
export const SettingsTab = () => {
  const campaign = useCampaign();
  return (
    <Stack>
      <AboutCard campaign={campaign} />
      <RetentionCard campaign={campaign} />
    </Stack>
  );
};
