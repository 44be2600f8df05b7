import type { CampaignDetail } from '@folkmoot/contracts/client';
import { notify, useCan } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconExternalLink, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmButton, CopyAddress } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './campaign-detail.messages';
import { ShortLinkDialog } from './ShortLinkDialog';
import { shortLinkTexts } from './short-link.messages';
import { useShortName } from './use-short-name';

const texts = messages.overview;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const hintOf = ({ status, isOpenNow, nextOpensAt }: Pick<CampaignDetail, 'status' | 'isOpenNow' | 'nextOpensAt'>) => {
  if (status !== 'active' || isOpenNow) return texts.publicLinkHints[status];
  return nextOpensAt ? texts.closedUntilNext : texts.closedForGood;
};

/** Removes the short link, after a question. */
const RemoveShortLink = ({ campaign }: { campaign: CampaignDetail }) => {
  const { save } = useShortName(campaign);
  const remove = async () => {
    const problem = await save(null);
    if (problem !== null) notify.error(problem);
  };
  return (
    <ConfirmButton
      label={shortLinkTexts.remove}
      title={shortLinkTexts.removeTitle}
      question={shortLinkTexts.removeQuestion}
      onConfirm={remove}
    />
  );
};

/** The buttons that choose, change and remove the short link. */
const ShortLinkActions = ({ campaign }: { campaign: CampaignDetail }) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasName = campaign.shortUrl !== null;
  return (
    // The text of the first button begins below the other texts of the card.
    <Group gap="xs" ml="calc(-1 * var(--mantine-spacing-md))">
      <Button variant="subtle" onClick={() => setIsOpen(true)}>
        {hasName ? shortLinkTexts.change : shortLinkTexts.choose}
      </Button>
      {hasName && <RemoveShortLink campaign={campaign} />}
      <ShortLinkDialog opened={isOpen} campaign={campaign} onClose={() => setIsOpen(false)} />
    </Group>
  );
};

/** The public address of the survey, the short one if there is one, with a copy button, and a link when it is open. */
export const PublicLink = ({ campaign }: { campaign: CampaignDetail }) => {
  const { publicUrl, shortUrl, isOpenNow } = campaign;
  const canEdit = useCan('campaign:edit');
  const address = shortUrl ?? publicUrl;
  return (
    <Card component="section" aria-label={texts.publicLink}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{texts.publicLink}</Title>
          <Text c="dimmed">{hintOf(campaign)}</Text>
        </div>
        <CopyAddress
          value={address}
          label={shortUrl === null ? texts.publicLink : shortLinkTexts.label}
          isLabelHidden
          copyLabel={texts.copy}
          onCopied={() => notify.success(texts.copied)}
        >
          {isOpenNow && (
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              variant="light"
              rightSection={<IconExternalLink {...icon} />}
            >
              {texts.open}
            </Button>
          )}
        </CopyAddress>
        {shortUrl !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {shortLinkTexts.longLink} {publicUrl}
          </Text>
        )}
        {canEdit && <ShortLinkActions campaign={campaign} />}
      </Stack>
    </Card>
  );
};
