import type { CampaignDetail } from '@folkmoot/contracts/client';
import {
  Button,
  Card,
  Group,
  IconAlertTriangle,
  IconCheck,
  IconCircleX,
  List,
  Stack,
  Text,
  TextLink,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { isReady, type ReadinessItem } from './campaign-detail.domain';
import { readinessTexts as texts } from './campaign-detail.messages';
import classes from './Readiness.module.css';
import { useReadiness } from './use-readiness';

/** The builder shows the other findings. */
const SHOWN_DETAILS = 5;

const looks = {
  done: { color: 'green', icon: IconCheck, label: texts.done },
  blocks: { color: 'red', icon: IconCircleX, label: texts.blocks },
  warns: { color: 'amber', icon: IconAlertTriangle, label: texts.warns },
} as const;

const lookOf = ({ isDone, isBlocking }: ReadinessItem) => {
  if (isDone) return looks.done;
  return isBlocking ? looks.blocks : looks.warns;
};

/** The place where each open item can be completed. */
const places: Readonly<Record<ReadinessItem['id'], 'builder' | 'delivery' | 'council' | 'preview'>> = {
  questions: 'builder',
  survey: 'builder',
  warnings: 'builder',
  window: 'delivery',
  delivery: 'delivery',
  dates: 'delivery',
  privacy: 'council',
  preview: 'preview',
};

interface LineProps {
  item: ReadinessItem;
  campaign: CampaignDetail;
  onPreview: () => void;
  /** Called when a link leads to another place. */
  onLeave?: (() => void) | undefined;
}

const Way = ({ item: { id, isDone }, campaign, onPreview, onLeave }: LineProps) => {
  const place = places[id];
  if (place === 'preview') {
    return (
      <Button variant="subtle" size="compact-sm" onClick={onPreview}>
        {texts.ways.preview}
      </Button>
    );
  }
  if (isDone) return null;
  const to = place === 'council' ? '/dashboard/settings' : `/dashboard/campaigns/${campaign.id}/${place}`;
  return (
    <TextLink to={to} size="sm" onClick={onLeave}>
      {texts.ways[place]}
    </TextLink>
  );
};

const Line = (props: LineProps) => {
  const { item, campaign } = props;
  const { color, icon: Icon, label } = lookOf(item);
  const more = item.details.length - SHOWN_DETAILS;
  return (
    <List.Item
      icon={
        <ThemeIcon size={22} radius="xl" variant="light" color={color}>
          <Icon size={14} stroke={2} role="img" aria-label={label} />
        </ThemeIcon>
      }
    >
      <Group gap="xs">
        <Text>{texts.sentence(item, campaign.surveyData.questions.length)}</Text>
        <Way {...props} />
      </Group>
      {item.details.length > 0 && (
        <List size="sm" className={classes.details}>
          {item.details.slice(0, SHOWN_DETAILS).map((detail) => (
            <List.Item key={detail}>{detail}</List.Item>
          ))}
          {more > 0 && <List.Item>{texts.more(more)}</List.Item>}
        </List>
      )}
    </List.Item>
  );
};

interface ListProps extends Omit<LineProps, 'item'> {
  items: readonly ReadinessItem[];
}

/** The parts of a campaign that are ready or not, each with a link to the place where it can be completed. */
export const ReadinessList = ({ items, ...rest }: ListProps) => (
  <List spacing={10} p={0} m={0}>
    {items.map((item) => (
      <Line key={item.id} item={item} {...rest} />
    ))}
  </List>
);

/** Shows what prevents the activation of the campaign, and what is only a warning. */
export const Readiness = ({ campaign }: { campaign: CampaignDetail }) => {
  const { items, preview, dialog } = useReadiness(campaign);
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{texts.title}</Title>
          <Text c="dimmed">{isReady(items) ? texts.ready : texts.notReady}</Text>
        </div>
        <ReadinessList items={items} campaign={campaign} onPreview={preview} />
      </Stack>
      {dialog}
    </Card>
  );
};
