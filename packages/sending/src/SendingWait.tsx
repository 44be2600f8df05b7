import { useCan } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { useAct, type Verbs } from './act';
import { messages } from './sending.messages';

const texts = messages.wait;
const SECOND_MS = 1_000;

const secondsUntil = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND_MS));

const useSecondsUntil = (moment: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(moment));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
};

interface ActionProps {
  verbs: Pick<Verbs, 'undo' | 'sendNow'>;
  refresh: () => Promise<void>;
}

const Actions = ({ verbs, refresh }: ActionProps) => {
  const act = useAct(refresh);
  const [running, setRunning] = useState<'undo' | 'sendNow' | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  // The dialog that led here is gone, and with it the element that had the focus.
  useEffect(() => undoButton.current?.focus(), []);
  const run = async (verb: 'undo' | 'sendNow', done?: string) => {
    setRunning(verb);
    await act(verbs[verb], done);
    setRunning(null);
  };
  return (
    <Group gap="xs">
      <Button ref={undoButton} loading={running === 'undo'} onClick={() => void run('undo', texts.undone)}>
        {texts.undo}
      </Button>
      <Button variant="default" loading={running === 'sendNow'} onClick={() => void run('sendNow')}>
        {texts.sendNow}
      </Button>
    </Group>
  );
};

interface Props extends ActionProps {
  /** Until then the sending can be undone. */
  until: string;
}

/** Counts down to the moment until which a sending can be undone. Screen readers hear the text, not each second. */
export const SendingWait = ({ until, ...actions }: Props) => {
  const maySend = useCan('campaign:activate');
  const seconds = useSecondsUntil(until);
  return (
    <Card>
      <Group justify="space-between">
        <Stack gap={4}>
          <Title order={2} size="h4" aria-hidden="true" className="tabular">
            {texts.title(seconds)}
          </Title>
          <Text role="status">{texts.text}</Text>
        </Stack>
        {maySend && <Actions {...actions} />}
      </Group>
    </Card>
  );
};
