import { Banner, List, Stack, Text } from '@folkmoot/ui';
import type { Notice } from './use-transitions';

/** How it went: success goes after 5 seconds, an error stays (E-90) and lists what has to be mended. */
export const NoticeBanner = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => (
  <Banner kind={notice.kind} onClose={onClose}>
    <Stack gap={4} align="flex-start">
      <Text>{notice.text}</Text>
      {notice.problems.length > 0 && (
        <List size="sm">
          {notice.problems.map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  </Banner>
);
