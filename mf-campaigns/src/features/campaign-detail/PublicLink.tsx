import type { CampaignDetail } from '@folkmoot/contracts/client';
import { notify, useCan } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconExternalLink, Stack, Text, Title } from '@folkmoot/ui';
import { CopyAddress } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './campaign-detail.messages';
import { ShortLinkDialog } from './ShortLinkDialog';
import { shortLinkTexts } from './short-link.messages';

const texts = messages.overview;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const hintOf = ({ status, isOpenNow, nextOpensAt }: Pick<CampaignDetail, 'status' | 'isOpenNow' | 'nextOpensAt'>) => {
  if (status !== 'active' || isOpenNow) return texts.publicLinkHints[status];
  return nextOpensAt ? texts.closedUntilNext : texts.closedForGood;
};

/** The long link below the short one, and the button that opens the dialog of the short link. */
const ShortLink = ({ campaign }: { campaign: CampaignDetail }) => {
  const canEdit = useCan('campaign:edit');
  const [isOpen, setIsOpen] = useState(false);
  const hasName = campaign.shortUrl !== null;
  return (
    <Group justify="space-between" gap="xs">
      {hasName && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {shortLinkTexts.longLink} {campaign.publicUrl}
        </Text>
      )}
      {canEdit && (
        <Button variant="subtle" ml={hasName ? undefined : 'calc(-1 * var(--mantine-spacing-sm))'} onClick={() => setIsOpen(true)}>
          {hasName ? shortLinkTexts.change : shortLinkTexts.choose}
        </Button>
      )}
      <ShortLinkDialog opened={isOpen} campaign={campaign} onClose={() => setIsOpen(false)} />
    </Group>
  );
};

/** The public address of the survey, the short one if there is one, with a copy button, and a link when it is open. */
export const PublicLink = ({ campaign }: { campaign: CampaignDetail }) => {
  const { publicUrl, shortUrl, isOpenNow } = campaign;
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
        <ShortLink campaign={campaign} />
      </Stack>
    </Card>
  );
};
