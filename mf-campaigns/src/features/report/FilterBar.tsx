import type { QuestionResult } from '@folkmoot/contracts/client';
import { MAX_SEARCH } from '@folkmoot/contracts/client';
import { Button, Group, IconFilter, Progress, Stack, Text, TextInput } from '@folkmoot/ui';
import { MultiSelect, Popover, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { FilterChips, type Filters } from '../../entities/report/report-frame';
import { messages } from './report.messages';
import type { Progress as Counting } from './use-answer-counts';

const Words = ({ questionId, filters, onDone }: { questionId: string; filters: Filters; onDone: () => void }) => {
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    filters.put({ questionId, words: words.trim() });
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={messages.wordsLabel}
          value={words}
          maxLength={MAX_SEARCH}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" disabled={words.trim() === ''}>
          {messages.apply}
        </Button>
      </Stack>
    </form>
  );
};

const Choice = ({ result, filters }: { result: QuestionResult; filters: Filters }) => (
  <MultiSelect
    label={messages.answersLabel}
    data={result.segments?.map(({ value, label }) => ({ value, label })) ?? []}
    value={[...filters.chosen(result.questionId)]}
    onChange={(segments) =>
      segments.length > 0 ? filters.put({ questionId: result.questionId, segments }) : filters.remove(result.questionId)
    }
    searchable
    comboboxProps={{ withinPortal: false }}
  />
);

const AddFilter = ({ results, filters }: { results: readonly QuestionResult[]; filters: Filters }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [questionId, setQuestionId] = useState<string | null>(null);
  const result = results.find((each) => each.questionId === questionId);
  const close = () => {
    setIsOpen(false);
    setQuestionId(null);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => (open ? setIsOpen(true) : close())}
      width={340}
      position="bottom-start"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {messages.addFilter}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={messages.addFilter}>
        <Stack gap="sm">
          <Select
            label={messages.questionLabel}
            data={results.map(({ questionId: value, title }) => ({ value, label: title || value }))}
            value={questionId}
            onChange={setQuestionId}
            searchable
            comboboxProps={{ withinPortal: false }}
          />
          {result &&
            ((result.segments?.length ?? 0) > 0 ? (
              <Choice result={result} filters={filters} />
            ) : (
              <Words questionId={result.questionId} filters={filters} onDone={close} />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

/** For fewer people, percentages are misleading. */
const FEW = 20;

interface Props {
  results: readonly QuestionResult[];
  filters: Filters;
  /** Number of matching responses. Null while it is counted. */
  fitting: number | null;
  of: number;
  counting: Counting | null;
}

/** The active filters as text, with the matching share: `54 of 240 responses`. */
export const FilterBar = ({ results, filters, fitting, of, counting }: Props) => (
  <Stack gap="xs" component="section" aria-label={messages.filters}>
    <Group gap="xs">
      <AddFilter results={results} filters={filters} />
      <FilterChips filters={filters} results={results} />
    </Group>
    {filters.list.length > 0 ? (
      <Text size="sm" role="status" className="tabular">
        {fitting === null
          ? messages.counting(counting?.looked ?? 0, counting?.total ?? of)
          : messages.fitting(fitting, of)}
      </Text>
    ) : (
      <Text size="sm" c="dimmed">
        {messages.filterHint}
      </Text>
    )}
    {filters.list.length > 0 && (
      <Text size="sm" c="dimmed">
        {messages.filtersElsewhere}
      </Text>
    )}
    {filters.list.length > 0 && fitting !== null && fitting > 0 && fitting < FEW && (
      <Text size="sm" c="dimmed">
        {messages.few(fitting)}
      </Text>
    )}
    {filters.list.length > 0 && fitting === null && counting && counting.total > 0 && (
      <Progress value={(counting.looked / counting.total) * 100} aria-label={messages.countingLabel} />
    )}
  </Stack>
);
