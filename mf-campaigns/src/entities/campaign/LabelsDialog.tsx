import {
  type Campaign,
  countCampaignsOperation,
  getCampaignOperation,
  MAX_CAMPAIGN_LABEL,
  MOST_CAMPAIGN_LABELS,
  updateCampaignOperation,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, Stack } from '@folkmoot/ui';
import { Modal, TagsInput } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { actionTexts } from './campaign-actions.messages';
import { useReloadLists } from './use-campaign-actions';

const texts = actionTexts.labelDialog;

type Labelled = Pick<Campaign, 'id' | 'labels' | 'revision'>;

interface FormProps {
  campaign: Labelled;
  onClose: () => void;
}

/** Saves, and returns the reason as a sentence when that fails. */
const useSave = ({ campaign: { id, revision }, onClose }: FormProps) => {
  const reloadLists = useReloadLists();
  const invalidate = useInvalidate();
  const update = useOperationMutation(updateCampaignOperation);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (labels: string[]): Promise<void> => {
    setProblem(null);
    try {
      await update.mutateAsync({ params: { campaignId: id }, body: { labels, revision } });
      notify.success(texts.saved);
      onClose();
    } catch (error) {
      setProblem(isApiError(error, 'stale_revision') ? texts.stale : texts.failed);
    }
    await Promise.all([reloadLists(), invalidate(getCampaignOperation)]);
  };
  return { save, problem, isSaving: update.isPending };
};

const LabelForm = (props: FormProps) => {
  const { campaign, onClose } = props;
  const [labels, setLabels] = useState<string[]>([...campaign.labels]);
  const [isListOpen, setIsListOpen] = useState(false);
  const { data } = useOperation(countCampaignsOperation, { query: {} });
  const known = data?.labels.map(({ key }) => key) ?? [];
  const { save, problem, isSaving } = useSave(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(labels);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TagsInput
          label={texts.field}
          description={texts.help(MOST_CAMPAIGN_LABELS)}
          // An open list would cover the buttons and take Escape, so it opens with the first letter.
          data={known}
          dropdownOpened={isListOpen}
          onSearchChange={(typed) => setIsListOpen(typed !== '')}
          onDropdownClose={() => setIsListOpen(false)}
          value={labels}
          onChange={setLabels}
          maxTags={MOST_CAMPAIGN_LABELS}
          maxLength={MAX_CAMPAIGN_LABEL}
          acceptValueOnBlur
          error={problem}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Edits the labels of a campaign. Suggests the labels that other campaigns have. */
export const LabelsDialog = ({ campaign, onClose }: { campaign: Labelled | null; onClose: () => void }) => (
  <Modal opened={campaign !== null} onClose={onClose} title={texts.title}>
    {campaign && <LabelForm campaign={campaign} onClose={onClose} />}
  </Modal>
);
