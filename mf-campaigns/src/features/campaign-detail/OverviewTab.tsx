import type { CampaignDetail } from '@folkmoot/contracts/client';
import {
  Alert,
  Button,
  Card,
  Group,
  IconCheck,
  IconCircleDashed,
  IconExternalLink,
  List,
  notify,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { CopyButton } from '@folkmoot/ui/controls';
import { type ReadinessItem, readiness } from './campaign-detail.domain';
import { frequencyLabels, messages, methodLabels } from './campaign-detail.messages';
import { QrCodeCard } from './QrCodeCard';
import { useCampaign } from './use-campaign';

const texts = messages.overview;

const formatMoment = (moment: string | null): string =>
  moment ? new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }) : texts.notSet;

const factsOf = (campaign: CampaignDetail): [label: string, value: string][] => [
  [texts.targetAudience, campaign.targetAudience],
  [texts.frequency, frequencyLabels[campaign.frequency]],
  [texts.deliveryMethods, campaign.deliveryMethods.map((method) => methodLabels[method]).join(', ') || texts.none],
  [texts.startDate, formatMoment(campaign.startDate)],
  [texts.endDate, formatMoment(campaign.endDate)],
  [texts.targetResponses, campaign.targetResponses?.toLocaleString('en-GB') ?? texts.notSet],
];

const Facts = ({ campaign }: { campaign: CampaignDetail }) => (
  <Card>
    <Title order={2} size="h4" mb="md">
      {texts.title}
    </Title>
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} m={0}>
      {factsOf(campaign).map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fw={500}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  </Card>
);

const readinessText = ({ id, isDone }: ReadinessItem, campaign: CampaignDetail): string => {
  if (id === 'questions') return messages.readiness.questions(campaign.surveyData.questions.length);
  return messages.readiness[id](isDone);
};

const ReadinessIcon = ({ item }: { item: ReadinessItem }) => {
  const open = item.isBlocking ? 'red' : 'gray';
  return (
    <ThemeIcon size={22} radius="xl" variant="light" color={item.isDone ? 'green' : open}>
      {item.isDone ? (
        <IconCheck size={14} aria-label={messages.readiness.done} />
      ) : (
        <IconCircleDashed
          size={14}
          aria-label={item.isBlocking ? messages.readiness.blocks : messages.readiness.warns}
        />
      )}
    </ThemeIcon>
  );
};

const Readiness = ({ campaign }: { campaign: CampaignDetail }) => (
  <Card>
    <Title order={2} size="h4" mb="md">
      {texts.readiness}
    </Title>
    <List spacing="xs" center>
      {readiness(campaign).map((item) => (
        <List.Item key={item.id} icon={<ReadinessIcon item={item} />}>
          {readinessText(item, campaign)}
        </List.Item>
      ))}
    </List>
  </Card>
);

const PublicLink = ({ campaign }: { campaign: CampaignDetail }) => {
  const isLive = campaign.status === 'active';
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {texts.publicLink}
        </Title>
        {isLive ? (
          <Text size="sm" c="dimmed">
            {texts.publicLinkHint}
          </Text>
        ) : (
          <Alert color="gray">{texts.publicLinkDraft}</Alert>
        )}
        <Group align="flex-end" wrap="wrap">
          <TextInput aria-label={texts.publicLink} value={campaign.publicUrl} readOnly flex={1} miw={200} />
          <CopyButton value={campaign.publicUrl}>
            {({ copy }) => (
              <Button
                variant="default"
                onClick={() => {
                  copy();
                  notify.success(texts.copied);
                }}
              >
                {texts.copy}
              </Button>
            )}
          </CopyButton>
          {isLive && (
            <Button
              component="a"
              href={campaign.publicUrl}
              target="_blank"
              rel="noreferrer"
              variant="light"
              rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
            >
              {texts.open}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
};

export const OverviewTab = () => {
  const campaign = useCampaign();
  const code = campaign.qrCodes.find(({ isActive }) => isActive);
  return (
    <Stack>
      <PublicLink campaign={campaign} />
      {code && <QrCodeCard code={code} />}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Facts campaign={campaign} />
        <Readiness campaign={campaign} />
      </SimpleGrid>
    </Stack>
  );
};
