import type { CodebookTheme, Comment } from '@folkmoot/contracts/client';
import { notify } from '@folkmoot/shell-sdk';
import { Button, IconTag, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { ChoiceMenu } from './ChoiceMenu';
import { type Change, toggledTheme } from './comments.domain';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { NoThemes } from './NoThemes';
import { SentimentChoice } from './SentimentChoice';
import type { Labels } from './use-labels';
import type { Selection } from './use-selection';

interface Props {
  comments: readonly Comment[];
  themes: readonly CodebookTheme[];
  labels: Labels;
  selection: Selection;
}

/** Labels for all selected comments. It floats above the end of the page, so that the table stays where it is. */
export const BulkBar = ({ comments, themes, labels, selection }: Props) => {
  const [isPicking, setIsPicking] = useState(false);
  const chosen = comments.filter(({ id }) => selection.ids.has(id));
  if (chosen.length === 0) return null;
  const flagged = chosen.filter(({ flags, reviewed }) => flags.length > 0 && reviewed === null);
  const change = (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    labels.change(chosen, changes);
    notify.success(messages.labelled(changes.length), { action: { label: messages.undo, run: labels.undo } });
  };
  return (
    <section className={classes.bulk} aria-label={messages.bulk}>
      <Text size="sm" fw={600} className="tabular" role="status">
        {messages.selected(chosen.length)}
      </Text>
      <SentimentChoice
        label={messages.sentimentOfAll}
        value={null}
        hasWords
        onChoose={(sentiment) => change(chosen.map(({ id }) => ({ id, sentiment })))}
      />
      <ChoiceMenu
        label={messages.themeForAll}
        choices={themes.map(({ id, name }) => ({
          value: id,
          label: name,
          isOn: chosen.every((comment) => comment.themes.some((theme) => theme.id === id)),
        }))}
        isOpen={isPicking}
        onOpenChange={setIsPicking}
        onChoose={(themeId) => change(toggledTheme(chosen, themeId))}
        none={<NoThemes />}
      >
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconTag size={14} stroke={1.5} aria-hidden="true" />}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {messages.themeForAll}
        </Button>
      </ChoiceMenu>
      {flagged.length > 0 && (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => change(flagged.map(({ id }) => ({ id, isReviewed: true })))}
        >
          {messages.markRead}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" onClick={selection.clear}>
        {messages.unselect}
      </Button>
    </section>
  );
};
