import { useSession } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  Group,
  IconCopy,
  IconDownload,
  IconFileText,
  notify,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { useSettings } from '../product/SettingsProvider';
import { messages } from './second-factor.messages';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const save = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};

/** A page of its own, so that nothing else of the dashboard is printed. */
const print = (title: string, text: string): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const target = frame.contentDocument;
  if (!target) return;
  target.title = title;
  const content = target.createElement('pre');
  content.textContent = text;
  content.style.font = '16px/2 monospace';
  target.body.append(content);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 60_000);
};

/** Shows new recovery codes, once. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { user } = useSession();
  const { productName } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = messages.fileTitle(productName);
  const text = [title, messages.fileText(user.email), '', ...codes, ''].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(messages.copied);
    } catch {
      notify.error(messages.failed);
    }
  };
  return (
    <Stack gap="md">
      <Title order={2} size="h4" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.codesTitle}
      </Title>
      <Text>{messages.codesText}</Text>
      <Card withBorder>
        <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" ta="center">
              {code}
            </Text>
          ))}
        </SimpleGrid>
      </Card>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => save(`${title.toLowerCase().replace(/\W+/g, '-')}.txt`, text)}
        >
          {messages.download}
        </Button>
        <Button variant="default" leftSection={<IconFileText {...icon} />} onClick={() => print(title, text)}>
          {messages.print}
        </Button>
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </Group>
      <Button onClick={onDone}>{messages.codesSaved}</Button>
    </Stack>
  );
};
