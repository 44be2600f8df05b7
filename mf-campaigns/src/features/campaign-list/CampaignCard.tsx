import { type Campaign, campaignSteps } from '@folkmoot/contracts/client';
import { Link, useCan } from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  Card,
  Group,
  IconCalendar,
  IconMail,
  IconMessage,
  IconQrcode,
  IconUsers,
  ProgressBar,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@folkmoot/ui';
import classes from './CampaignCard.module.css';
import { messages, nextStepLabels, stepLabels } from './campaign-list.messages';

const methodIcons = { email: IconMail, sms: IconMessage, qr: IconQrcode } as const;
const methodNames = { email: 'Email', sms: 'SMS', qr: 'QR code' } as const;

const nextStepPaths = {
  setup: 'overview',
  survey: 'builder',
  delivery: 'overview',
  review: 'overview',
  active: 'overview',
} as const;

const formatDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const StepDots = ({ campaign }: { campaign: Campaign }) => {
  const at = campaignSteps.indexOf(campaign.currentStep);
  return (
    <div
      className={classes.dots}
      role="img"
      aria-label={messages.steps(stepLabels[campaign.currentStep], at + 1, campaignSteps.length)}
    >
      {campaignSteps.map((step, index) => (
        <span key={step} className={classes.dot} data-filled={index <= at || undefined} />
      ))}
    </div>
  );
};

const Dates = ({ campaign }: { campaign: Campaign }) => {
  const start = campaign.startDate ? formatDay(campaign.startDate) : messages.notStarted;
  const end = campaign.endDate ? formatDay(campaign.endDate) : messages.ongoing;
  return (
    <Group gap={6} wrap="nowrap" c="dimmed">
      <IconCalendar size={16} stroke={1.5} aria-hidden />
      <Text size="sm">
        {start} – {end}
      </Text>
    </Group>
  );
};

const Delivery = ({ campaign }: { campaign: Campaign }) => (
  <Group gap="xs">
    {campaign.deliveryMethods.map((method) => {
      const Icon = methodIcons[method];
      return <Icon key={method} size={18} stroke={1.5} role="img" aria-label={methodNames[method]} />;
    })}
    {campaign.qrCodes.some(({ isActive }) => isActive) && <Badge variant="light">{messages.qrActive}</Badge>}
  </Group>
);

export interface CardActions {
  onPause: (campaign: Campaign) => void;
  onResume: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
}

const Buttons = ({ campaign, actions }: { campaign: Campaign; actions: CardActions }) => {
  const canEdit = useCan('campaign:edit');
  const canActivate = useCan('campaign:activate');
  return (
    <Group gap="xs" justify="space-between">
      <Button
        component={Link}
        to={`/dashboard/campaigns/${campaign.id}/${nextStepPaths[campaign.currentStep]}`}
        variant="light"
        size="xs"
      >
        {nextStepLabels[campaign.currentStep]}
      </Button>
      <Group gap={4}>
        {canActivate && campaign.status === 'active' && (
          <Button variant="subtle" size="xs" onClick={() => actions.onPause(campaign)}>
            {messages.pause}
          </Button>
        )}
        {canActivate && campaign.status === 'paused' && (
          <Button variant="subtle" size="xs" onClick={() => actions.onResume(campaign)}>
            {messages.resume}
          </Button>
        )}
        {canEdit && (
          <Button variant="subtle" color="red" size="xs" onClick={() => actions.onDelete(campaign)}>
            {messages.delete}
          </Button>
        )}
      </Group>
    </Group>
  );
};

export const CampaignCard = ({ campaign, actions }: { campaign: Campaign; actions: CardActions }) => {
  return (
    <Card component="article" aria-label={campaign.title} className={classes.card}>
      <Stack gap="sm" justify="space-between" h="100%">
        <Stack gap="xs">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <Title order={2} size="h4" className={classes.title}>
              <Link to={`/dashboard/campaigns/${campaign.id}`} className={classes.link}>
                {campaign.title}
              </Link>
            </Title>
            <StatusBadge status={campaign.status} />
          </Group>
          {campaign.description && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {campaign.description}
            </Text>
          )}
          <StepDots campaign={campaign} />
          <Dates campaign={campaign} />
          <Group gap={6} c="dimmed" wrap="nowrap">
            <IconUsers size={16} stroke={1.5} aria-label={messages.target} />
            <Text size="sm">{campaign.targetAudience}</Text>
          </Group>
          <Delivery campaign={campaign} />
          {campaign.status === 'active' && (
            <ProgressBar
              label={messages.progress}
              value={campaign.responseCount}
              max={campaign.targetResponses ?? 0}
              text={messages.responses(campaign.responseCount, campaign.targetResponses)}
            />
          )}
        </Stack>
        <Buttons campaign={campaign} actions={actions} />
      </Stack>
    </Card>
  );
};
