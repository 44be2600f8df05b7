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
import { useState } from 'react';
import { PreviewDialog } from '../../entities/survey/preview/PreviewDialog';
import { rememberPreview } from '../../entities/survey/preview/previewed';
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
}

const Way = ({ item: { id, isDone }, campaign, onPreview }: LineProps) => {
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
    <TextLink to={to} size="sm">
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

/** Shows what prevents the activation of the campaign, and what is only a warning. */
export const Readiness = ({ campaign }: { campaign: CampaignDetail }) => {
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { id, surveyData } = campaign;
  const items = useReadiness(campaign);
  const preview = () => {
    rememberPreview(id, surveyData);
    setIsPreviewing(true);
  };
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{texts.title}</Title>
          <Text c="dimmed">{isReady(items) ? texts.ready : texts.notReady}</Text>
        </div>
        <List spacing={10} p={0} m={0}>
          {items.map((item) => (
            <Line key={item.id} item={item} campaign={campaign} onPreview={preview} />
          ))}
        </List>
      </Stack>
      <PreviewDialog
        content={isPreviewing ? surveyData : null}
        title={texts.ways.preview}
        onClose={() => setIsPreviewing(false)}
      />
    </Card>
  );
};
