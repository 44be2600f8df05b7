import type { QrCode } from '@folkmoot/contracts/client';
import { Button, Card, Group, IconDownload, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './campaign-detail.messages';

const texts = messages.overview;
const SIDE = 160;

const Download = ({ href, name, label }: { href: string; name: string; label: string }) => (
  <Button
    component="a"
    href={href}
    download={name}
    variant="default"
    leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);

/** The code that activation made, to look at and to take along. */
export const QrCodeCard = ({ code }: { code: QrCode }) => {
  const svg = code.qrCodeUrl.replace(/png$/, 'svg');
  return (
    <Card>
      <Group align="flex-start">
        <img src={svg} alt={texts.qrAlt} width={SIDE} height={SIDE} />
        <Stack gap="sm" flex={1} miw={200}>
          <div>
            <Title order={2} size="h4">
              {texts.qrTitle}
            </Title>
            <Text size="sm" c="dimmed">
              {texts.qrHint}
            </Text>
          </div>
          <Group gap="xs">
            <Download href={code.qrCodeUrl} name={`qr-${code.campaignId}.png`} label={texts.downloadPng} />
            <Download href={svg} name={`qr-${code.campaignId}.svg`} label={texts.downloadSvg} />
          </Group>
        </Stack>
      </Group>
    </Card>
  );
};
