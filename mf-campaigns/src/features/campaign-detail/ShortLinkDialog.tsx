import { type CampaignDetail, MAX_SLUG, slugProblem, typedSlug } from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { councilAddressOf, suggestedName } from './short-link.domain';
import { shortLinkTexts as texts } from './short-link.messages';
import { useShortName } from './use-short-name';

interface FormProps {
  campaign: CampaignDetail;
  onClose: () => void;
}

/** The whole address, as residents type it. */
const FullAddress = ({ address }: { address: string }) => (
  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    {texts.full}{' '}
    <Text span inherit fw={500} c="var(--mantine-color-text)">
      {address}
    </Text>
  </Text>
);

const ShortLinkForm = ({ campaign, onClose }: FormProps) => {
  const suggestion = suggestedName(campaign.title);
  const [name, setName] = useState(campaign.shortName ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isSaving } = useShortName(campaign);
  const typedProblem = slugProblem(name);

  const change = (next: string) => {
    setProblem(null);
    setName(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typedProblem !== null) return;
    const failure = name === '' ? texts.missing : await save(name);
    setProblem(failure);
    if (failure === null) onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          label={texts.label}
          description={texts.help}
          placeholder={suggestion}
          value={name}
          onChange={(event) => change(typedSlug(event.currentTarget.value))}
          error={typedProblem ? texts[typedProblem] : problem}
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
        <Group justify="flex-end" gap="xs">
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

interface Props extends FormProps {
  opened: boolean;
}

/** Chooses or changes the short link of a campaign. */
export const ShortLinkDialog = ({ opened, campaign, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title={texts.title}>
    {opened && <ShortLinkForm campaign={campaign} onClose={onClose} />}
  </Modal>
);
