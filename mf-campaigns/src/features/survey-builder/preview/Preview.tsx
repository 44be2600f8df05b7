import { languageName } from '@folkmoot/contracts/client';
import { Button, Group, IconRefresh, IconWorld, Stack, Text, useDisclosure } from '@folkmoot/ui';
import { Modal, NativeSelect } from '@folkmoot/ui/controls';
import { memo, useState } from 'react';
import { useBuilderState, useSurveyDraft } from '../builder-context';
import { useLanguages } from '../translations/languages';
import { messages } from './preview.messages';
import classes from './preview.module.css';
import { Screen } from './Screen';

const Hidden = ({ isHidden }: { isHidden: boolean }) => {
  const selectedId = useBuilderState((state) => state.selectedId);
  const number = useSurveyDraft(({ questions }) => questions.findIndex(({ id }) => id === selectedId) + 1);
  if (!isHidden || number === 0) return null;
  return (
    <Text size="sm" role="status">
      {messages.hidden(number)}
    </Text>
  );
};

const LanguageSelect = ({ language, onChange }: { language: string; onChange: (language: string) => void }) => {
  const { main, into } = useLanguages();
  if (into.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={messages.language}
      leftSection={<IconWorld size={14} stroke={1.5} aria-hidden="true" />}
      value={language}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[main, ...into].map((value) => ({ value, label: languageName(value) }))}
    />
  );
};

/** The resident's view of the survey, beside the editor. */
export const Preview = memo(() => {
  const { main, into } = useLanguages();
  const [wanted, setWanted] = useState('');
  const [round, setRound] = useState(0);
  const [isHidden, setIsHidden] = useState(false);
  const [isWide, wide] = useDisclosure();
  const language = into.includes(wanted) ? wanted : main;
  return (
    <Stack component="section" aria-label={messages.title} gap="xs">
      <Group gap="xs" justify="space-between">
        <Group gap={4}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden="true" />}
            onClick={() => setRound(round + 1)}
          >
            {messages.restart}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={wide.open}>
            {messages.desktop}
          </Button>
        </Group>
        <LanguageSelect language={language} onChange={setWanted} />
      </Group>
      <Hidden isHidden={isHidden} />
      <div className={classes.phone}>
        <div className={classes.glass}>
          <div className={classes.screen}>
            <Screen language={language} round={round} onHidden={setIsHidden} />
          </div>
        </div>
      </div>
      <Text size="sm" c="dimmed" ta="center">
        {messages.note}
      </Text>
      <Modal opened={isWide} onClose={wide.close} closesAtOnce title={messages.desktopTitle} size="min(1120px, 96vw)">
        <div className={classes.desktop}>
          <Screen language={language} round={round} />
        </div>
        <Text size="sm" c="dimmed" mt="xs">
          {messages.note}
        </Text>
      </Modal>
    </Stack>
  );
});
