import { Banner, Button, Group, List, Stack, Text } from '@folkmoot/ui';
import { FixStorage } from '../../entities/storage/FixStorage';
import { messages } from './campaign-detail.messages';
import type { Notice, Transitions } from './use-transitions';

interface Props {
  notice: Notice;
  transitions: Pick<Transitions, 'show' | 'dismiss'>;
}

/** How it went: success goes after 5 seconds and can be undone where that is possible; an error stays, lists what has to be mended, and offers to mend the storage. */
export const NoticeBanner = ({ notice, transitions: { show, dismiss } }: Props) => (
  <Banner kind={notice.kind} onClose={dismiss}>
    <Stack gap="xs" align="flex-start">
      <Group gap="sm">
        <Text>{notice.text}</Text>
        {notice.undo && (
          <Button variant="default" size="compact-sm" onClick={() => void notice.undo?.()}>
            {messages.undo}
          </Button>
        )}
      </Group>
      {notice.problems.length > 0 && (
        <List size="sm">
          {notice.problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      )}
      {notice.kind === 'error' && (
        <FixStorage
          message={notice.text}
          onDone={({ isReady, message }) => show(isReady ? 'success' : 'error', message)}
        />
      )}
    </Stack>
  </Banner>
);
