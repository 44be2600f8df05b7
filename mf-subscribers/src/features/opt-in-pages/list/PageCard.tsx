import type { OptInPage } from '@folkmoot/contracts/client';
import { useCan, useNavigate } from '@folkmoot/shell-sdk';
import {
  ActionIcon,
  Alert,
  Group,
  IconChartBar,
  IconCopy,
  IconExternalLink,
  IconEye,
  IconPencil,
  IconTrash,
  LinkButton,
  Stack,
  StatusBadge,
  Text,
} from '@folkmoot/ui';
import { IconButton, Switch, TitledCard, Tooltip } from '@folkmoot/ui/controls';
import { CopyUrl } from '../page/CopyUrl';
import { messages as words } from '../page/page-words.messages';
import { usePreview } from '../page/use-preview';
import { messages } from './list.messages';
import classes from './list.module.css';

export interface CardActions {
  onToggle: (page: OptInPage) => void;
  onDuplicate: (page: OptInPage) => void;
  onDelete: (page: OptInPage) => void;
}

const detailsOf = (page: OptInPage): string => `/dashboard/opt-in/${page.id}`;

/** The address of a page, with what one does with it. An inactive page shows only by a signed link. */
const Address = ({ page }: { page: OptInPage }) => {
  const preview = usePreview();
  const openLabel = page.isActive ? messages.open : messages.preview;
  return (
    <Stack gap={4}>
      <div className={classes.address}>
        <Text size="sm" className={classes.url} title={page.publicUrl}>
          <bdi>{page.publicUrl.replace(/^https?:\/\//, '')}</bdi>
        </Text>
        <CopyUrl url={page.publicUrl} label={messages.copy} isSmall />
        {page.isActive ? (
          <Tooltip label={openLabel}>
            <ActionIcon
              component="a"
              href={page.publicUrl}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={openLabel}
            >
              <IconExternalLink size={18} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        ) : (
          <IconButton label={openLabel} icon={IconEye} onClick={() => void preview(page)} />
        )}
      </div>
      <Text size="xs" c="dimmed">
        {messages.shareHint}
      </Text>
    </Stack>
  );
};

const Figures = ({ page: { signups, conversionRate, views } }: { page: OptInPage }) => (
  <dl className={classes.figures}>
    <div className={classes.figure}>
      <dt>{messages.signups}</dt>
      <dd className="tabular">{signups.toLocaleString('en')}</dd>
    </div>
    <div className={classes.figure}>
      <dt>{messages.conversion}</dt>
      <dd className="tabular" title={conversionRate === null ? messages.noViews : undefined}>
        {words.percent(conversionRate)}
      </dd>
    </div>
    <div className={classes.figure}>
      <dt>{messages.views}</dt>
      <dd className="tabular">{views.toLocaleString('en')}</dd>
    </div>
  </dl>
);

const Buttons = ({ page, actions }: { page: OptInPage; actions: CardActions }) => {
  const canEdit = useCan('opt-in-page:edit');
  const navigate = useNavigate();
  return (
    <Group justify="space-between" gap="xs">
      <Group gap={2} wrap="nowrap">
        {canEdit && (
          <Tooltip label={page.isActive ? messages.deactivate : messages.activate}>
            <Switch
              checked={page.isActive}
              onChange={() => actions.onToggle(page)}
              aria-label={messages.of(words.active, page.title)}
              me={6}
            />
          </Tooltip>
        )}
        {canEdit && (
          <IconButton
            label={messages.edit}
            icon={IconPencil}
            onClick={() => navigate(`/dashboard/opt-in/${page.id}/edit`)}
          />
        )}
        <IconButton
          label={messages.analytics}
          icon={IconChartBar}
          onClick={() => navigate(`${detailsOf(page)}#analytics`)}
        />
        {canEdit && (
          <>
            <IconButton label={messages.duplicate} icon={IconCopy} onClick={() => actions.onDuplicate(page)} />
            <IconButton label={messages.delete} icon={IconTrash} color="red" onClick={() => actions.onDelete(page)} />
          </>
        )}
      </Group>
      <LinkButton to={detailsOf(page)} variant="light" size="xs">
        {messages.details}
      </LinkButton>
    </Group>
  );
};

/** One page in the list. */
export const PageCard = ({ page, actions }: { page: OptInPage; actions: CardActions }) => (
  <TitledCard
    title={page.title}
    to={detailsOf(page)}
    badge={<StatusBadge status={page.isActive ? 'active' : 'inactive'} />}
    footer={<Buttons page={page} actions={actions} />}
  >
    {page.description && (
      <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {page.description}
      </Text>
    )}
    <Address page={page} />
    {page.settings.defaultTags.length === 0 && (
      <Alert color="amber" py="xs">
        {messages.noTopics}
      </Alert>
    )}
    <Figures page={page} />
  </TitledCard>
);
