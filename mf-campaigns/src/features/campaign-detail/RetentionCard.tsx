import {
  type CampaignDetail,
  deletesMore,
  isValidRetention,
  MOST_RETENTION_DAYS,
  previewRetentionOperation,
  setRetentionOperation,
} from '@folkmoot/contracts/client';
import {
  DraftConflict,
  momentInWords,
  useCan,
  useCouncilZone,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog, DaysChoice } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { useCampaignForm } from '../../entities/campaign/use-campaign-form';
import { retentionTexts as texts } from './retention.messages';

const draftOf = ({ retention: { own } }: CampaignDetail) => ({ retentionDays: own });

/** The retention time that applies after saving the draft. */
const heldAfter = (own: number | null, { ofCouncil }: CampaignDetail['retention']) => own ?? ofCouncil;

/** A shorter time deletes responses and needs a confirmation, so the header's buttons must not save it. */
const problemIn =
  ({ retention }: CampaignDetail) =>
  ({ retentionDays }: { retentionDays: number | null }): string | null => {
    if (!isValidRetention(retentionDays, retention.longest)) return texts.notValid;
    return deletesMore(heldAfter(retentionDays, retention), retention.days) ? texts.saveFirst : null;
  };

/** The campaign's own retention time in days. */
const useRetentionForm = (campaign: CampaignDetail) => {
  const set = useOperationMutation(setRetentionOperation);
  return useCampaignForm({
    campaign,
    draftOf,
    texts,
    problemOf: problemIn(campaign),
    send: (draft, { id, revision }) => set.mutateAsync({ params: { campaignId: id }, body: { ...draft, revision } }),
  });
};

interface Following {
  retention: CampaignDetail['retention'];
  /** Days after which responses are deleted. Null when saving deletes nothing. */
  deletesAfter: number | null;
}

const Consequences = ({ retention: { own, days }, deletesAfter }: Following) => (
  <>
    {own !== null && days !== null && own !== days && <Alert color="amber">{texts.cut(own, days)}</Alert>}
    {deletesAfter !== null && <Alert color="amber">{texts.deletes(deletesAfter)}</Alert>}
  </>
);

/** A text with the number of responses to delete, and when. Saving itself deletes nothing. */
const useWhatGoes = (campaignId: string, days: number | null): string => {
  const zone = useCouncilZone();
  const query = { days: days ?? 1, campaignId };
  const { data } = useOperation(previewRetentionOperation, { query }, { enabled: days !== null });
  return data ? texts.confirm.goes(data.responses, momentInWords(data.at, zone)) : texts.confirm.goesTonight;
};

/** How long the responses of this campaign are kept, within what the council allows; what goes is asked about. */
export const RetentionCard = ({ campaign }: { campaign: CampaignDetail }) => {
  const form = useRetentionForm(campaign);
  const { draft, change } = form;
  const { retention } = campaign;
  const canEdit = useCan('personal-data:manage');
  const [isAsking, setIsAsking] = useState(false);
  const isValid = isValidRetention(draft.retentionDays, retention.longest);
  const days = heldAfter(draft.retentionDays, retention);
  const deletes = isValid && deletesMore(days, retention.days);
  const whatGoes = useWhatGoes(campaign.id, deletes ? days : null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deletes) setIsAsking(true);
    else void form.save();
  };

  return (
    <Card component="section" aria-label={texts.heading}>
      <form onSubmit={submit}>
        <Stack>
          <div>
            <Title order={2}>{texts.heading}</Title>
            <Text c="dimmed" size="sm">
              {texts.about(retention.longest)}
            </Text>
          </div>
          <DraftConflict
            form={form}
            labelOf={() => texts.label}
            wordsOf={(_, days) => texts.choiceInWords(days, retention.ofCouncil)}
          />
          <DaysChoice
            label={texts.label}
            description={canEdit ? texts.help : texts.adminsOnly}
            none={texts.asCouncil(retention.ofCouncil)}
            most={retention.longest ?? MOST_RETENTION_DAYS}
            days={draft.retentionDays}
            readOnly={!canEdit}
            onChange={(retentionDays) => change({ retentionDays })}
          />
          <Consequences retention={retention} deletesAfter={deletes ? days : null} />
          {canEdit && (
            <Group justify="flex-end">
              <Button type="submit" loading={form.isSaving} disabled={!isValid || !form.isDirty}>
                {form.isSaving ? texts.saving : texts.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      <ConfirmDialog
        opened={isAsking}
        title={texts.confirm.title}
        question={texts.confirm.question(days ?? 0)}
        confirmLabel={texts.confirm.save}
        cancelLabel={texts.confirm.cancel}
        isDangerous
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void form.save();
        }}
      >
        <Text size="sm">{whatGoes}</Text>
      </ConfirmDialog>
    </Card>
  );
};
