import { MAX_SEARCH, type QuestionResult, type Report } from '@folkmoot/contracts/client';
import { languageFilter } from '@folkmoot/question-types/core';
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

/** What a filter can be about: a question, or the language that people answered in. */
interface Subject {
  readonly questionId: string;
  readonly title: string;
  /** None where the filter is by words. */
  readonly segments: readonly { value: string; label: string }[];
}

const Choice = ({ result, filters }: { result: Subject; filters: Filters }) => (
  <MultiSelect
    label={messages.answersLabel}
    data={result.segments.map(({ value, label }) => ({ value, label }))}
    value={[...filters.chosen(result.questionId)]}
    onChange={(segments) =>
      segments.length > 0 ? filters.put({ questionId: result.questionId, segments }) : filters.remove(result.questionId)
    }
    searchable
    comboboxProps={{ withinPortal: false }}
  />
);

const questionsOf = (results: readonly QuestionResult[]): Subject[] =>
  results
    .filter((result) => (result.segments ?? []).length > 0 || listsAnswers(result))
    .map(({ questionId, title, segments = [] }) => ({ questionId, title: title || questionId, segments }));

/** Offered once people have answered in more than one language. */
const languagesOf = (counts: Report['languages'] = []): Subject[] => {
  if (counts.length < 2) return [];
  const { segments, ...about } = languageFilter(counts.map(({ language }) => language));
  const withCounts = segments.map(({ value, label }, index) => ({
    value,
    label: messages.languageCount(label, counts[index]?.responses ?? 0),
  }));
  return [{ ...about, segments: withCounts }];
};

interface Props {
  report: Pick<Report, 'results' | 'languages'>;
  filters: Filters;
}

/** Adds a filter by the answers to one question, or by language. Personal data have none. */
export const AddFilter = ({ report, filters }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const [questionId, setQuestionId] = useState<string | null>(null);
  const filterable = [...languagesOf(report.languages), ...questionsOf(report.results)];
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
            data={filterable.map(({ questionId: value, title }) => ({ value, label: title }))}
            value={questionId}
            onChange={setQuestionId}
            searchable
            comboboxProps={{ withinPortal: false }}
          />
          {result &&
            (result.segments.length > 0 ? (
              <Choice result={result} filters={filters} />
            ) : (
              <Words questionId={result.questionId} filters={filters} onDone={close} />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
