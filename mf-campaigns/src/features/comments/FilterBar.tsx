import {
  type CodebookTheme,
  type CommentFigures,
  commentFlags,
  englishName,
  getCommentFiguresOperation,
  labellers,
  sentimentLabels,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Box, Button, CloseButton, IconChevronDown, SearchBox, Text } from '@folkmoot/ui';
import { type ReactNode, useState } from 'react';
import { commentWords } from '../../entities/comment';
import { type Choice, ChoiceMenu } from './ChoiceMenu';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { type CommentFilters, type FilterName, filterNames } from './use-comment-filters';

interface ChipProps {
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string | null) => void;
}

/** One filter: its name, its value if it has one, and a button that removes it. */
const FilterChip = ({ label, choices, value, onChoose }: ChipProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = value === undefined ? undefined : (choices.find((choice) => choice.value === value)?.label ?? value);
  return (
    <span className={classes.filter} data-on={value !== undefined || undefined}>
      <ChoiceMenu
        label={label}
        choices={choices.map((choice) => ({ ...choice, isOn: choice.value === value }))}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onChoose={(next) => onChoose(next === value ? null : next)}
      >
        <Button
          variant="subtle"
          color={value === undefined ? 'gray' : undefined}
          size="compact-sm"
          className={classes.filterButton}
          aria-expanded={isOpen}
          rightSection={value === undefined ? <IconChevronDown size={14} stroke={1.5} aria-hidden="true" /> : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.filterText}>{chosen === undefined ? label : messages.filterIs(label, chosen)}</span>
        </Button>
      </ChoiceMenu>
      {chosen !== undefined && (
        <CloseButton size={24} aria-label={messages.removeFilter(label, chosen)} onClick={() => onChoose(null)} />
      )}
    </span>
  );
};

interface Props {
  campaignId: string;
  choice: CommentFilters;
  titles: ReadonlyMap<string, string>;
  themes: readonly CodebookTheme[];
  figures: CommentFigures | undefined;
  /** Comments that match. Undefined while it is counted. */
  total: number | undefined;
  children?: ReactNode;
}

/** The filters of the table, and how many comments match. */
export const FilterBar = ({ campaignId, choice, titles, themes, figures, total, children }: Props) => {
  const languages = useOperation(getCommentFiguresOperation, {
    params: { campaignId },
    query: { per: 'language' as const },
  });
  const ofTheme = new Map(figures?.themes.map(({ id, comments }) => [id, comments]));
  const choices: Readonly<Record<FilterName, readonly Choice[]>> = {
    question: [...titles].map(([value, label]) => ({ value, label })),
    sentiment: [...sentimentLabels, 'none' as const].map((value) => ({
      value,
      label: commentWords.sentiments[value],
    })),
    theme: [
      ...themes.map(({ id, name }) => ({ value: id, label: name, hint: ofTheme.get(id)?.toLocaleString('en') })),
      { value: 'none', label: messages.withoutTheme },
    ],
    language: (languages.data?.groups ?? []).map(({ key, comments }) => ({
      value: key,
      label: englishName(key) ?? messages.languageUnknown,
      hint: comments.toLocaleString('en'),
    })),
    by: labellers.map((value) => ({ value, label: commentWords.labellers[value] })),
    flag: [
      { value: 'any', label: messages.anyFlag },
      ...commentFlags.map((value) => ({ value, label: commentWords.flags[value] })),
    ],
  };
  return (
    <Box className={classes.filters} role="group" aria-label={messages.filters}>
      <SearchBox
        label={messages.search}
        width={190}
        value={choice.own.words ?? ''}
        onChange={(words) => choice.set('words', words)}
      />
      {filterNames.map((name) => (
        <FilterChip
          key={name}
          label={messages.filterNames[name]}
          choices={choices[name]}
          value={choice.own[name]}
          onChoose={(value) => choice.set(name, value)}
        />
      ))}
      {choice.isNarrowed && (
        <Button variant="subtle" size="compact-sm" onClick={choice.clear}>
          {messages.clearFilters}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status" className={`tabular ${classes.matches}`}>
        {total === undefined ? '' : messages.matches(total)}
      </Text>
      {children}
    </Box>
  );
};
