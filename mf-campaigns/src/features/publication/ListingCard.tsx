import { consultationsEmbed, MAX_FOR_WHOM, type Publication } from '@folkmoot/contracts/client';
import { notify, useSession } from '@folkmoot/shell-sdk';
import { Box, Button, Card, Group, Stack, Text, TextInput, TextLink, Title } from '@folkmoot/ui';
import { Checkbox, CopyAddress } from '@folkmoot/ui/controls';
import type { FormEvent } from 'react';
import { messages as texts } from './listing.messages';
import type { Draft } from './publication.domain';

interface Props {
  readonly publication: Publication;
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly onChange: (patch: Partial<Draft>) => void;
  readonly onSave: () => void;
}

const noteCopied = (): void => notify.success(texts.copied);

/** Areas that are chosen, and those of the council. A chosen one may be gone from the settings. */
const areasOf = (chosen: readonly string[], known: readonly string[]): string[] => [...new Set([...known, ...chosen])];

const Fields = ({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) => {
  const { council } = useSession();
  const areas = areasOf(draft.areas, council?.settings.geographicalDivisions ?? []);
  return (
    <>
      <TextInput
        label={texts.forWhom}
        description={texts.forWhomHint}
        maxLength={MAX_FOR_WHOM}
        value={draft.forWhom}
        onChange={(event) => onChange({ forWhom: event.currentTarget.value })}
      />
      {areas.length > 0 && (
        <Checkbox.Group
          label={texts.areas}
          description={texts.areasHint}
          value={draft.areas}
          onChange={(value) => onChange({ areas: value })}
        >
          <Group mt="xs">
            {areas.map((area) => (
              <Checkbox key={area} value={area} label={area} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  );
};

const Addresses = ({ publication }: Pick<Props, 'publication'>) => {
  const { council } = useSession();
  const { campaignId, consultationsUrl, shortUrl, url } = publication;
  const { origin, pathname } = new URL(consultationsUrl);
  const [, slug = ''] = pathname.split('/');
  return (
    <Stack gap="xs">
      <CopyAddress
        label={texts.resultsAddress}
        value={shortUrl ?? url}
        copyLabel={texts.copyResults}
        onCopied={noteCopied}
      />
      {shortUrl === null && (
        <Text size="sm" c="dimmed">
          {texts.noShortName}{' '}
          <TextLink to={`/dashboard/campaigns/${campaignId}/overview`} underline="always">
            {texts.toShortName}
          </TextLink>
        </Text>
      )}
      <CopyAddress
        label={texts.listAddress}
        value={consultationsUrl}
        copyLabel={texts.copyList}
        onCopied={noteCopied}
      />
      <CopyAddress
        label={texts.embed}
        value={consultationsEmbed(origin, slug, texts.embedTitle(council?.name ?? ''))}
        copyLabel={texts.copyEmbed}
        onCopied={noteCopied}
      />
      <Text size="sm" c="dimmed">
        {texts.embedHint}
      </Text>
    </Stack>
  );
};

/** Whether and how the public list of consultations shows the campaign. It changes at once, without a version. */
export const ListingCard = ({ publication, draft, isSaving, onChange, onSave }: Props) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <Box component="form" onSubmit={submit}>
          <Stack>
            <Checkbox
              checked={draft.isListed}
              label={texts.isListed}
              description={texts.isListedHint}
              onChange={(event) => onChange({ isListed: event.currentTarget.checked })}
            />
            {draft.isListed && <Fields draft={draft} onChange={onChange} />}
            <Group justify="flex-end">
              <Button type="submit" loading={isSaving}>
                {texts.save}
              </Button>
            </Group>
          </Stack>
        </Box>
        <Addresses publication={publication} />
      </Stack>
    </Card>
  );
};
