import type { CampaignDetail } from '@folkmoot/contracts/client';
import { notify } from '@folkmoot/shell-sdk';
import { Button, Card, IconExternalLink, Stack, Text, Title } from '@folkmoot/ui';
import { CopyAddress } from '@folkmoot/ui/controls';
import { messages } from './campaign-detail.messages';

const texts = messages.overview;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const hintOf = ({ status, isOpenNow, nextOpensAt }: Pick<CampaignDetail, 'status' | 'isOpenNow' | 'nextOpensAt'>) => {
  if (status !== 'active' || isOpenNow) return texts.publicLinkHints[status];
  return nextOpensAt ? texts.closedUntilNext : texts.closedForGood;
};

/** The public address of the survey, with a copy button, and a link when the survey is open. */
export const PublicLink = ({
  campaign: { publicUrl, status, isOpenNow, nextOpensAt },
}: {
  campaign: CampaignDetail;
}) => (
  <Card component="section" aria-label={texts.publicLink}>
    <Stack gap="sm">
      <div>
        <Title order={2}>{texts.publicLink}</Title>
        <Text c="dimmed">{hintOf({ status, isOpenNow, nextOpensAt })}</Text>
      </div>
      <CopyAddress
        value={publicUrl}
        label={texts.publicLink}
        isLabelHidden
        copyLabel={texts.copy}
        onCopied={() => notify.success(texts.copied)}
      >
        {isOpenNow && (
          <Button
            component="a"
            href={publicUrl}
            target="_blank"
            rel="noreferrer"
            variant="light"
            rightSection={<IconExternalLink {...icon} />}
          >
            {texts.open}
          </Button>
        )}
      </CopyAddress>
    </Stack>
  </Card>
);
