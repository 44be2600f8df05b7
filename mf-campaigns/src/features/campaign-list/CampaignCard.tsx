import { type Campaign, type CampaignStep, campaignSteps } from '@folkmoot/contracts/client';
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
  LinkButton,
  ProgressBar,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@folkmoot/ui';
import { type MenuAction, MoreActions, TitledCard } from '@folkmoot/ui/controls';
import { actionTexts } from '../../entities/campaign/campaign-actions.messages';
import { methodLabels, nextStepLabels, stepInWords } from '../../entities/campaign/campaign-words.messages';
import classes from './CampaignCard.module.css';
import { messages } from './campaign-list.messages';

const methodIcons = { email: IconMail, sms: IconDeviceMobile, qr: IconQrcode } as const;

/** The tab where the work of each step is done. */
const nextStepPaths: Readonly<Record<CampaignStep, string>> = {
  setup: 'overview',
  survey: 'builder',
  delivery: 'delivery',
  review: 'overview',
  active: 'overview',
};

const Steps = ({ campaign: { currentStep } }: { campaign: Campaign }) => {
  const at = campaignSteps.indexOf(currentStep);
  return (
    <div className={classes.steps}>
      <span className={classes.dots} aria-hidden="true">
        {campaignSteps.map((step, index) => (
          <span key={step} className={classes.dot} data-filled={index <= at || undefined} />
        ))}
      </span>
      <Text size="sm" c="dimmed">
        {stepInWords(currentStep)}
      </Text>
    </div>
  );
};

const datesInWords = ({ startDate, endDate }: Campaign, zone: string): string => {
  if (startDate === null && endDate === null) return messages.noDates;
  return `${startDate ? dayIn(startDate, zone) : messages.notStarted} – ${endDate ? dayIn(endDate, zone) : messages.ongoing}`;
};

const Dates = ({ campaign }: { campaign: Campaign }) => {
  const zone = useCouncilZone();
  return (
    <Group gap={6} wrap="nowrap" c="dimmed">
      <IconCalendar size={16} stroke={1.5} aria-hidden="true" />
      <VisuallyHidden>{messages.dates}</VisuallyHidden>
      <Text size="sm">{datesInWords(campaign, zone)}</Text>
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

const Labels = ({ campaign: { labels } }: { campaign: Campaign }) =>
  labels.length === 0 ? null : (
    <Group gap={6}>
      <VisuallyHidden>{messages.labels}</VisuallyHidden>
      {labels.map((label) => (
        <Badge key={label} color="gray">
          {label}
        </Badge>
      ))}
    </Group>
  );

/** The next step, and the menu of the other actions. */
const Foot = ({ campaign: { id, title, currentStep }, actions }: Props) => (
  <Group gap="xs" justify="space-between" wrap="nowrap">
    <LinkButton to={`/dashboard/campaigns/${id}/${nextStepPaths[currentStep]}`} variant="light" size="xs">
      {nextStepLabels[currentStep]}
    </LinkButton>
    <MoreActions label={actionTexts.moreOf(title)} actions={actions} />
  </Group>
);

interface Props {
  campaign: Campaign;
  actions: readonly MenuAction[];
}

/** One campaign in the manager. */
export const CampaignCard = ({ campaign, actions }: Props) => (
  <TitledCard
    title={campaign.title}
    to={`/dashboard/campaigns/${campaign.id}`}
    badge={<StatusBadge status={campaign.status} />}
    footer={<Foot campaign={campaign} actions={actions} />}
  >
    {campaign.description && (
      <Text size="sm" c="dimmed" lineClamp={2}>
        {campaign.description}
      </Text>
    )}
    <Steps campaign={campaign} />
    <Dates campaign={campaign} />
    <Opening campaign={campaign} />
    <Audience name={campaign.targetAudience} />
    <Delivery campaign={campaign} />
    <Labels campaign={campaign} />
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
