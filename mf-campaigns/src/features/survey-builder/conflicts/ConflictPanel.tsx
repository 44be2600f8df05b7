import { languageName, lookup, type Survey } from '@folkmoot/contracts/client';
import { Alert, Box, Button, Group, IconAlertTriangle, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import classes from '../builder.module.css';
import { useBuilderState, useSurveyDraft } from '../builder-context';
import { draftOf } from '../draft/builder.store';
import type { Draft } from '../draft/draft.domain';
import { messages } from './conflicts.messages';
import { type Clash, mergeDrafts, type Side } from './merge.domain';

const nameOf = ({ key }: Clash, draft: Draft): string => {
  const [kind = '', id = ''] = key.split(':');
  if (kind === 'question') {
    const number = draft.questions.findIndex((question) => question.id === id) + 1;
    return number > 0 ? messages.question(number) : messages.removedQuestion;
  }
  const language = languageName(id);
  return lookup(messages.names, kind) ?? messages.translation(language);
};

const wordsOf = (clash: Clash, side: Side): string => {
  if (clash.key === 'order') return messages.orderWords;
  return clash[side] === null ? messages.deleted : clash[side] || messages.empty;
};

interface RowProps {
  clash: Clash;
  name: string;
  side: Side;
  onChoose: (side: Side) => void;
}

const ClashRow = ({ clash, name, side, onChoose }: RowProps) => (
  <Stack gap={6}>
    <Group justify="space-between" gap="xs">
      <Text fw={600}>{name}</Text>
      <SegmentedControl
        size="xs"
        aria-label={messages.choose(name)}
        value={side}
        onChange={(value) => onChoose(value as Side)}
        data={(['mine', 'theirs'] as const).map((value) => ({ value, label: messages[value] }))}
      />
    </Group>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {(['mine', 'theirs'] as const).map((version) => (
        <Box key={version}>
          <Text size="xs" c="dimmed">
            {messages[version]}
          </Text>
          <Text size="sm" lineClamp={6} style={{ overflowWrap: 'anywhere' }}>
            {wordsOf(clash, version)}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  </Stack>
);

/** Shown when two people changed the same part: the differences, and a choice. Nothing is lost without being shown. */
export const ConflictPanel = ({
  theirs,
  onResolve,
}: {
  theirs: Survey;
  onResolve: (draft: Draft) => Promise<void>;
}) => {
  const mine = useSurveyDraft((draft) => draft);
  const base = useBuilderState((state) => state.base);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const versions = { base, mine, theirs: draftOf(theirs) };
  const { clashes } = mergeDrafts(versions);
  const resolve = (decided: Readonly<Record<string, Side>>) =>
    void onResolve(mergeDrafts({ ...versions, choices: decided }).content);
  const all = (side: Side) => Object.fromEntries(clashes.map(({ key }) => [key, side]));
  return (
    <div className={classes.conflict}>
      <Alert
        color="amber"
        role="alert"
        title={messages.title}
        icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />}
      >
        <Stack gap="md">
          <Text size="sm">{messages.text}</Text>
          {clashes.map((clash) => (
            <ClashRow
              key={clash.key}
              clash={clash}
              name={nameOf(clash, mine)}
              side={lookup(choices, clash.key) ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [clash.key]: side })}
            />
          ))}
          <Group gap="xs">
            <Button size="xs" onClick={() => resolve(choices)}>
              {messages.save}
            </Button>
            <Button size="xs" variant="default" onClick={() => resolve(all('mine'))}>
              {messages.keepAll}
            </Button>
            <Button size="xs" variant="default" onClick={() => resolve(all('theirs'))}>
              {messages.takeAll}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </div>
  );
};
