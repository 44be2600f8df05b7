import { type AnswerFilter, LANGUAGE_ANSWERED_IN, type Report } from '@folkmoot/contracts/client';
import { filterWords, labelFilter, languageFilter } from '@folkmoot/question-types/core';
import { Button, CloseButton, Paper, Text } from '@folkmoot/ui';
import classes from './filter-chips.module.css';
import { messages } from './report-frame.messages';
import type { Filters } from './use-filters';

interface Named {
  title: string;
  segments?: readonly { value: string; label: string }[] | undefined;
}

/** The current questions, and the themes of comments. */
type Described = Pick<Report, 'results' | 'commentThemes'>;

/** The subject of a filter. Undefined for a question that is no longer asked. */
const subjectOf = (filter: AnswerFilter, { results, commentThemes = [] }: Described): Named | undefined => {
  const { questionId } = filter;
  if (questionId === LANGUAGE_ANSWERED_IN && 'segments' in filter) return languageFilter(filter.segments);
  return labelFilter(questionId, commentThemes) ?? results.find((result) => result.questionId === questionId);
};

interface ChipProps {
  filter: AnswerFilter;
  subject: Named | undefined;
  onRemove: () => void;
}

const Chip = ({ filter, subject, onRemove }: ChipProps) => {
  const title = subject?.title ?? messages.removedQuestion;
  const words = filterWords(filter, subject?.segments);
  return (
    <Paper component="li" withBorder className={classes.chip}>
      <Text size="sm" component="span" c="dimmed" className={classes.question} title={title}>
        {title}
      </Text>
      <Text size="sm" component="span" fw={600}>
        {words}
      </Text>
      <CloseButton size="sm" aria-label={messages.removeFilter(title, words)} onClick={onRemove} />
    </Paper>
  );
};

interface Props {
  filters: Filters;
  report: Described;
}

/** The active filters, each with a button that removes it. Empty without filters. */
export const FilterChips = ({ filters, report }: Props) => {
  if (filters.list.length === 0) return null;
  return (
    <>
      <ul className={classes.chips} aria-label={messages.filtersNow}>
        {filters.list.map((filter) => (
          <Chip
            key={filter.questionId}
            filter={filter}
            subject={subjectOf(filter, report)}
            onRemove={() => filters.remove(filter.questionId)}
          />
        ))}
      </ul>
      <Button variant="subtle" onClick={filters.clear}>
        {messages.clearFilters}
      </Button>
    </>
  );
};
