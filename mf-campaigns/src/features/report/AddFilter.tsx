import { MAX_SEARCH, type QuestionResult } from '@folkmoot/contracts/client';
import { listsAnswers } from '@folkmoot/question-types/result';
import { Button, IconFilter, Stack, Text, TextInput } from '@folkmoot/ui';
import { MultiSelect, Popover, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import type { Filters } from '../../entities/report/report-frame';
import { messages } from './report.messages';

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

const hasSegments = ({ segments = [] }: QuestionResult): boolean => segments.length > 0;

/** Adds a filter by the answers to one question. Personal data and dates have none. */
export const AddFilter = ({ results, filters }: { results: readonly QuestionResult[]; filters: Filters }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [questionId, setQuestionId] = useState<string | null>(null);
  const filterable = results.filter((each) => hasSegments(each) || listsAnswers(each));
  const result = filterable.find((each) => each.questionId === questionId);
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
          <Text size="sm" c="dimmed">
            {messages.filterHint}
          </Text>
          <Select
            label={messages.questionLabel}
            data={filterable.map(({ questionId: value, title }) => ({ value, label: title || value }))}
            value={questionId}
            onChange={setQuestionId}
            searchable
            comboboxProps={{ withinPortal: false }}
          />
          {result &&
            (hasSegments(result) ? (
              <Choice result={result} filters={filters} />
            ) : (
              <Words questionId={result.questionId} filters={filters} onDone={close} />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
