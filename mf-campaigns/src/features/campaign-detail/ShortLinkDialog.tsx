import {
  type CampaignDetail,
  getCampaignOperation,
  MAX_SLUG,
  setCampaignShortNameOperation,
  slugProblem,
  typedSlug,
} from '@folkmoot/contracts/client';
import { fieldProblem, isApiError, notify, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmButton, Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { councilAddressOf, suggestedName } from './short-link.domain';
import { shortLinkTexts as texts } from './short-link.messages';

interface FormProps {
  campaign: CampaignDetail;
  onClose: () => void;
}

const reasonOf = (error: unknown): string => {
  if (isApiError(error, 'stale_revision')) return texts.stale;
  const isPlain = isApiError(error, 'slug_taken') || isApiError(error, 'unavailable');
  return fieldProblem(error, 'shortName') ?? (isPlain ? error.message : texts.failed);
};

/** Saves, and returns the reason as a sentence when that fails. */
const useSave = ({ campaign: { id, revision }, onClose }: FormProps) => {
  const invalidate = useInvalidate();
  const set = useOperationMutation(setCampaignShortNameOperation);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (shortName: string | null): Promise<void> => {
    setProblem(null);
    try {
      const { shortUrl } = await set.mutateAsync({ params: { campaignId: id }, body: { shortName, revision } });
      notify.success(shortUrl === null ? texts.removed : texts.saved(shortUrl));
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    await invalidate(getCampaignOperation);
  };
  return { save, problem, forget: () => setProblem(null), isSaving: set.isPending };
};

/** The whole address, as residents type it. */
const FullAddress = ({ address }: { address: string }) => (
  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    {texts.full}{' '}
    <Text span inherit fw={500} c="var(--mantine-color-text)">
      {address}
    </Text>
  </Text>
);

const ShortLinkForm = (props: FormProps) => {
  const { campaign, onClose } = props;
  const suggestion = suggestedName(campaign.title);
  const [name, setName] = useState(campaign.shortName ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { save, problem, forget, isSaving } = useSave(props);
  const typedProblem = slugProblem(name);
  const missing = isChecked && name === '' ? texts.missing : null;

  const change = (next: string) => {
    forget();
    setName(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name !== '' && typedProblem === null) void save(name);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={texts.label}
          description={texts.help}
          placeholder={suggestion}
          value={name}
          onChange={(event) => change(typedSlug(event.currentTarget.value))}
          error={typedProblem ? texts[typedProblem] : (missing ?? problem)}
          maxLength={MAX_SLUG}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        {name === '' && suggestion !== '' && (
          <Button variant="light" onClick={() => change(suggestion)} style={{ alignSelf: 'flex-start' }}>
            {texts.suggest(suggestion)}
          </Button>
        )}
        <FullAddress address={`${councilAddressOf(campaign.publicUrl)}${name === '' ? suggestion : name}`} />
        <Text size="sm" c="dimmed">
          {campaign.shortName === null ? texts.first : texts.keeps}
        </Text>
        <Group justify="space-between" gap="xs">
          {campaign.shortName === null ? (
            <span />
          ) : (
            <ConfirmButton
              label={texts.remove}
              title={texts.removeTitle}
              question={texts.removeQuestion}
              onConfirm={() => save(null)}
            />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {texts.save}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};

interface Props extends FormProps {
  opened: boolean;
}

/** Chooses, changes or removes the short link of a campaign. */
export const ShortLinkDialog = ({ opened, campaign, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title={texts.title} closeButtonProps={{ 'aria-label': texts.close }}>
    {opened && <ShortLinkForm campaign={campaign} onClose={onClose} />}
  </Modal>
);
