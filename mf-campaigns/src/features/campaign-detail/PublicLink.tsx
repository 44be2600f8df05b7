import type { CampaignDetail } from '@folkmoot/contracts/client';
import { notify } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconCopy, IconExternalLink, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { CopyButton } from '@folkmoot/ui/controls';
import { messages } from './campaign-detail.messages';

const texts = messages.overview;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Where residents find the survey: to copy, and to open once somebody can answer there. */
export const PublicLink = ({ campaign: { publicUrl, status } }: { campaign: CampaignDetail }) => (
  <Card component="section" aria-label={texts.publicLink}>
    <Stack gap="sm">
      <div>
        <Title order={2}>{texts.publicLink}</Title>
        <Text c="dimmed">{texts.publicLinkHints[status]}</Text>
      </div>
      <Group align="flex-end" wrap="wrap" gap="xs">
        <TextInput aria-label={texts.publicLink} value={publicUrl} readOnly flex={1} miw={200} />
        <CopyButton value={publicUrl}>
          {({ copy }) => (
            <Button
              variant="default"
              leftSection={<IconCopy {...icon} />}
              onClick={() => {
                copy();
                notify.success(texts.copied);
              }}
            >
              {texts.copy}
            </Button>
          )}
        </CopyButton>
        {status === 'active' && (
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
      </Group>
    </Stack>
  </Card>
);
