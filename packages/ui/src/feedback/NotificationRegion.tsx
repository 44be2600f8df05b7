import { CloseButton, Group, Paper, Text } from '@mantine/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Button } from '../form/Button';
import { uiMessages } from '../ui.messages';
import { messageLooks } from './Banner';
import classes from './notifications.module.css';
import { currentNotices, dismissNotice, type Notice, subscribeToNotices } from './notify';
import { useLifetime } from './use-lifetime';
import { useRoom } from './use-room';

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const close = useCallback(() => dismissNotice(notice.id), [notice.id]);
  const pauseHandlers = useLifetime(notice.lifetime, close);
  const { color, icon: Icon } = messageLooks[notice.kind];
  const act = () => {
    notice.action?.run();
    close();
  };
  return (
    <Paper className={classes.card} shadow="md" p="sm" {...pauseHandlers}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon size={20} stroke={1.5} aria-hidden="true" color={`var(--mantine-color-${color}-filled)`} />
        <Text flex={1} style={{ overflowWrap: 'anywhere' }}>
          {notice.text}
        </Text>
        {notice.action ? (
          <Button size="compact-sm" variant="light" onClick={act}>
            {notice.action.label}
          </Button>
        ) : null}
        <CloseButton size="sm" aria-label={uiMessages.dismiss} onClick={close} />
      </Group>
    </Paper>
  );
};

/** Both live regions exist from the start: some screen readers ignore a region that appears together with its text. */
export const NotificationRegion = () => {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, currentNotices);
  const region = useRef<HTMLElement>(null);
  useRoom(region, notices.length);
  const cards = (isError: boolean) =>
    notices
      .filter((notice) => (notice.kind === 'error') === isError)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} />);
  return (
    <section ref={region} className={classes.region} aria-label={uiMessages.notifications}>
      <div aria-live="assertive">{cards(true)}</div>
      <div aria-live="polite">{cards(false)}</div>
    </section>
  );
};
