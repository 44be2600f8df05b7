import { type Campaign, campaignSteps } from '@folkmoot/contracts/client';
import { dayIn, openingInWords, useCouncilZone } from '@folkmoot/shell-sdk';
import {
  Badge,
  Group,
  IconCalendar,
  IconClock,
  IconDeviceMobile,
  IconMail,
  IconQrcode,
  IconUsers,
  ProgressBar,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@folkmoot/ui';
import { TitledCard } from '@folkmoot/ui/controls';
import { methodLabels, stepLabels } from '../../entities/campaign/campaign-words.messages';
import classes from './CampaignCard.module.css';
import { type CardActions, CardButtons } from './CardButtons';
import { messages } from './campaign-list.messages';

const methodIcons = { email: IconMail, sms: IconDeviceMobile, qr: IconQrcode } as const;

const StepDots = ({ campaign }: { campaign: Campaign }) => {
  const at = campaignSteps.indexOf(campaign.currentStep);
  const label = messages.steps(stepLabels[campaign.currentStep], at + 1, campaignSteps.length);
  return (
    <div className={classes.dots} role="img" aria-label={label} title={label}>
      {campaignSteps.map((step, index) => (
        <span key={step} className={classes.dot} data-filled={index <= at || undefined} />
      ))}
    </div>
  );
};

const Dates = ({ campaign: { startDate, endDate } }: { campaign: Campaign }) => {
  const zone = useCouncilZone();
  return (
    <Group gap={6} wrap="nowrap" c="dimmed">
      <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
      <VisuallyHidden>{messages.dates}</VisuallyHidden>
      <Text size="sm">
        {startDate ? dayIn(startDate, zone) : messages.notStarted} – {endDate ? dayIn(endDate, zone) : messages.ongoing}
      </Text>
    </Group>
  );
};

/** The reason why an active or scheduled campaign accepts no answers now. */
const Opening = ({ campaign }: { campaign: Campaign }) => {
  const words = openingInWords(campaign, useCouncilZone(), new Date());
  if (words === null) return null;
  return (
    <Group gap={6} wrap="nowrap">
      <IconClock size={16} stroke={1.5} aria-hidden="true" />
      <Text size="sm" fw={500}>
        {words}
      </Text>
    </Group>
  );
};

const Audience = ({ name }: { name: string }) => (
  <Group gap={6} c="dimmed" wrap="nowrap">
    <IconUsers size={16} stroke={1.5} aria-hidden="true" className={classes.icon} />
    <VisuallyHidden>{messages.target}</VisuallyHidden>
    <Text size="sm" lineClamp={1} title={name}>
      {name}
    </Text>
  </Group>
);

const Delivery = ({ campaign }: { campaign: Campaign }) => {
  const hasCode = campaign.qrCodes.some(({ isActive }) => isActive);
  if (campaign.deliveryMethods.length === 0 && !hasCode) return null;
  return (
    <Group gap="sm">
      {campaign.deliveryMethods.map((method) => {
        const Icon = methodIcons[method];
        return (
          <Group key={method} gap={4} wrap="nowrap" c="dimmed">
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <Text size="sm">{methodLabels[method]}</Text>
          </Group>
        );
      })}
      {hasCode && <Badge color="teal">{messages.qrActive}</Badge>}
    </Group>
  );
};

/** One campaign in the manager. */
export const CampaignCard = ({ campaign, actions }: { campaign: Campaign; actions: CardActions }) => (
  <TitledCard
    title={campaign.title}
    to={`/dashboard/campaigns/${campaign.id}`}
    badge={<StatusBadge status={campaign.status} />}
    footer={<CardButtons campaign={campaign} actions={actions} />}
  >
    {campaign.description && (
      <Text size="sm" c="dimmed" lineClamp={2}>
        {campaign.description}
      </Text>
    )}
    <StepDots campaign={campaign} />
    <Dates campaign={campaign} />
    <Opening campaign={campaign} />
    <Audience name={campaign.targetAudience} />
    <Delivery campaign={campaign} />
    {campaign.status === 'active' && (
      <ProgressBar
        label={messages.progress}
        value={campaign.responseCount}
        max={campaign.targetResponses ?? 0}
        text={messages.responses(campaign.responseCount, campaign.targetResponses)}
      />
    )}
  </TitledCard>
);
