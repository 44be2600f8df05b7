import type { AnswerFilter, QuestionResult } from '@folkmoot/contracts/client';
import { filterWords } from '@folkmoot/question-types/core';
import { Button, CloseButton, Paper, Text } from '@folkmoot/ui';
import classes from './filter-chips.module.css';
import { messages } from './report-frame.messages';
import type { Filters } from './use-filters';

interface ChipProps {
  filter: AnswerFilter;
  result: QuestionResult | undefined;
  onRemove: () => void;
}

const Chip = ({ filter, result, onRemove }: ChipProps) => {
  const title = result?.title ?? messages.removedQuestion;
  const words = filterWords(filter, result?.segments);
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
  /** Results of the current questions. */
  results: readonly QuestionResult[];
}

/** The active filters, each with a button that removes it. Empty without filters. */
export const FilterChips = ({ filters, results }: Props) => {
  if (filters.list.length === 0) return null;
  return (
    <>
      <ul className={classes.chips} aria-label={messages.filtersNow}>
        {filters.list.map((filter) => (
          <Chip
            key={filter.questionId}
            filter={filter}
            result={results.find(({ questionId }) => questionId === filter.questionId)}
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
