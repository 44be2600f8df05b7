import type { CampaignDetail, QrCode } from '@folkmoot/contracts/client';
import { notify } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  Group,
  IconDownload,
  IconExternalLink,
  IconQrcode,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { CopyAddress } from '@folkmoot/ui/controls';
import { messages } from './delivery.messages';
import classes from './delivery.module.css';

const texts = messages.qrCodes;
const SIDE = 160;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const Download = ({ href, name, label }: { href: string; name: string; label: string }) => (
  <Button
    component="a"
    href={href}
    download={name}
    variant="default"
    size="xs"
    leftSection={<IconDownload {...icon} />}
  >
    {label}
  </Button>
);

/** Staff who look at the survey go straight there: only what people scan is counted. */
const Code = ({ code, publicUrl }: { code: QrCode; publicUrl: string }) => {
  const { campaignId, qrCodeUrl, accessUrl, usageCount, responseCount } = code;
  const svg = qrCodeUrl.replace(/png$/, 'svg');
  return (
    <Group align="flex-start">
      <img src={svg} alt={texts.alt} width={SIDE} height={SIDE} className={classes.code} />
      <Stack gap="sm" flex={1} miw={220}>
        <CopyAddress
          value={accessUrl}
          label={texts.url}
          copyLabel={texts.copy}
          onCopied={() => notify.success(texts.copied)}
        />
        <Text size="sm">{texts.uses(usageCount, responseCount)}</Text>
        <Group gap="xs">
          <Download href={qrCodeUrl} name={`qr-${campaignId}.png`} label={texts.downloadPng} />
          <Download href={svg} name={`qr-${campaignId}.svg`} label={texts.downloadSvg} />
          <Button
            component="a"
            href={publicUrl}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="xs"
            rightSection={<IconExternalLink {...icon} />}
          >
            {texts.open}
          </Button>
        </Group>
      </Stack>
    </Group>
  );
};

/** The codes of the campaign. Looking never makes one (F-15): activation does. */
export const QrCodes = ({ campaign }: { campaign: CampaignDetail }) => {
  const codes = campaign.qrCodes.filter(({ isActive }) => isActive);
  const isSaved = campaign.deliveryMethods.includes('qr');
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={2}>{texts.title}</Title>
        {codes.length > 0 && <Text c="dimmed">{texts.hint}</Text>}
        {codes.map((code) => (
          <Code key={code.id} code={code} publicUrl={campaign.publicUrl} />
        ))}
        {codes.length === 0 && (
          <EmptyState
            level={3}
            icon={<IconQrcode stroke={1.5} aria-hidden="true" />}
            title={texts.none}
            text={isSaved ? texts.noneHint : texts.noneSaved}
          />
        )}
      </Stack>
    </Card>
  );
};
