import { methodPath } from '@folkmoot/question-types/core';
import { Group, Stack, Text, TextLink } from '@folkmoot/ui';
import { messages } from './comparison.messages';
import type { CrossView } from './cross-table.domain';
import classes from './cross-table.module.css';
import { crossTestWords } from './cross-test-words.domain';

interface Props {
  view: CrossView;
  names: Parameters<typeof crossTestWords>[1];
}

const links = [
  ['tests', 'howTests'],
  ['effect-sizes', 'howEffects'],
  ['letters', 'howLetters'],
] as const;

/** Whether the groups of a cross-tabulation differ, and how to read its letters. */
export const CrossTestWords = ({ view, names }: Props) => (
  <Stack gap={4} className={classes.finding}>
    {crossTestWords(view, names).map((sentence) => (
      <Text key={sentence} size="sm">
        {sentence}
      </Text>
    ))}
    <Text size="sm" c="dimmed">
      {!view.isOverlapping && view.compared > 1 && `${messages.lettersLegend} `}
      {messages.selfSelected}
    </Text>
    <Group component="nav" gap="md" aria-label={messages.how}>
      {links.map(([part, words]) => (
        <TextLink key={part} to={methodPath(part)} size="sm">
          {messages[words]}
        </TextLink>
      ))}
    </Group>
  </Stack>
);
