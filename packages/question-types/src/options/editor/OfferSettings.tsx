import { MAX_OPTIONS_TO_PICK, type OptionOrder, type OptionsFrom, type Question } from '@folkmoot/contracts/client';
import { Group, IconChevronDown, Stack, Text } from '@folkmoot/ui';
import { NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { optionsOf } from '../../choices/options';
import { useEditorServices } from '../../editing/editor-services';
import type { EditorProps } from '../../views';
import { mayHavePicks, mayHaveSources } from '../settings';
import { messages } from './option-editor.messages';
import classes from './option-editor.module.css';

const TITLE_LENGTH = 30;

interface Source {
  readonly question: Question;
  /** The question for people. */
  readonly name: string;
}

/** The questions above whose options this one can take. */
const sourcesAmong = (above: readonly Question[], question: Question): Source[] =>
  above
    .map((earlier, index) => ({
      question: earlier,
      name: messages.question(index + 1, earlier.title.trim().slice(0, TITLE_LENGTH) || messages.untitled),
    }))
    .filter((source) =>
      question.type === 'image' ? source.question.imageOptions !== undefined : optionsOf(source.question).length > 0,
    );

const picksInWords = ({ minPicks: least, maxPicks: most }: Question): string[] => {
  const { inWords: words } = messages;
  if (least && most) return [least === most ? words.exactly(least) : words.between(least, most)];
  if (least) return [words.atLeast(least)];
  return most ? [words.atMost(most)] : [];
};

/** All settings in a few words. */
const inWords = (question: Question, sources: readonly Source[]): string => {
  const { optionOrder, optionsFrom } = question;
  const source = sources.find((each) => each.question.id === optionsFrom?.questionId);
  return [
    ...(mayHavePicks(question) ? picksInWords(question) : []),
    ...(optionOrder ? [messages.inWords[optionOrder]] : []),
    ...(optionsFrom ? [messages.inWords[optionsFrom.which](source?.name ?? messages.goneQuestion)] : []),
    ...(optionsFrom ? [messages.inWords.skipped] : []),
  ].join(' ');
};

const Order = ({ question, onChange }: EditorProps) => (
  <NativeSelect
    label={messages.order}
    description={question.optionOrder === 'shuffled' ? messages.inWords.without : undefined}
    value={question.optionOrder ?? 'given'}
    maw={320}
    onChange={({ currentTarget: { value } }) =>
      onChange({ optionOrder: value === 'given' ? undefined : (value as OptionOrder) })
    }
    data={(['given', 'alphabetical', 'shuffled'] as const).map((value) => ({ value, label: messages.orders[value] }))}
  />
);

const pickOf = (entered: string | number): number | undefined => {
  const picks = Math.trunc(Number(entered));
  return picks >= 1 ? Math.min(picks, MAX_OPTIONS_TO_PICK) : undefined;
};

const Picks = ({ question, onChange }: EditorProps) => (
  <Group align="flex-end">
    <NumberInput
      label={messages.least}
      placeholder={messages.anyNumber}
      value={question.minPicks ?? ''}
      min={1}
      max={MAX_OPTIONS_TO_PICK}
      allowDecimal={false}
      w={140}
      onChange={(entered) => onChange({ minPicks: pickOf(entered) })}
    />
    <NumberInput
      label={messages.most}
      placeholder={messages.anyNumber}
      value={question.maxPicks ?? ''}
      min={1}
      max={MAX_OPTIONS_TO_PICK}
      allowDecimal={false}
      w={140}
      onChange={(entered) => onChange({ maxPicks: pickOf(entered) })}
    />
  </Group>
);

/** The list without marks of carried options. They become the question's own when it stops taking them. */
const withOwn = (question: Question): Partial<Question> => ({
  optionsFrom: undefined,
  ...(question.options ? { options: question.options.map(({ isCarried: _, ...option }) => option) } : {}),
  ...(question.imageOptions
    ? { imageOptions: question.imageOptions.map(({ isCarried: _, ...option }) => option) }
    : {}),
});

const SourceFields = ({ question, onChange, sources }: EditorProps & { sources: readonly Source[] }) => {
  const { optionsFrom } = question;
  const isGone = optionsFrom && !sources.some((source) => source.question.id === optionsFrom.questionId);
  return (
    <Group align="flex-end">
      <NativeSelect
        label={messages.source}
        value={optionsFrom?.questionId ?? ''}
        error={isGone}
        maw={320}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === ''
              ? withOwn(question)
              : { optionsFrom: { questionId: value, which: optionsFrom?.which ?? 'picked' } },
          )
        }
        data={[
          { value: '', label: messages.ownOnly },
          ...(isGone ? [{ value: optionsFrom.questionId, label: messages.goneQuestion }] : []),
          ...sources.map((source) => ({ value: source.question.id, label: source.name })),
        ]}
      />
      {optionsFrom && (
        <NativeSelect
          label={messages.which}
          value={optionsFrom.which}
          maw={320}
          onChange={({ currentTarget: { value } }) =>
            onChange({ optionsFrom: { ...optionsFrom, which: value as OptionsFrom['which'] } })
          }
          data={(['picked', 'not_picked'] as const).map((value) => ({ value, label: messages.whichOnes[value] }))}
        />
      )}
    </Group>
  );
};

/** How the options are offered: their order, how many to choose, and where they come from. Closed, it says so in words. */
export const OfferSettings = ({ question, onChange }: EditorProps) => {
  const { questionsAbove } = useEditorServices();
  const [isOpen, setIsOpen] = useState(false);
  const sources = mayHaveSources(question) ? sourcesAmong(questionsAbove(question.id), question) : [];
  const set = inWords(question, sources);
  return (
    <details className={classes.settings} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={classes.chevron} />
        <Text span size="sm">
          {messages.settings}
        </Text>
        {set && (
          <Text span size="sm" c="dimmed">
            {set}
          </Text>
        )}
      </summary>
      {isOpen && (
        <Stack gap="sm" pt="xs" pb="xs">
          <Order question={question} onChange={onChange} />
          {mayHavePicks(question) && <Picks question={question} onChange={onChange} />}
          {(sources.length > 0 || question.optionsFrom) && (
            <SourceFields question={question} onChange={onChange} sources={sources} />
          )}
        </Stack>
      )}
    </details>
  );
};
