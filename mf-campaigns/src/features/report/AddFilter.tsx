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

interface SpanProps {
  questionId: string;
  kind: 'date' | 'time';
  filters: Filters;
  onDone: () => void;
}

const Span = ({ questionId, kind, filters, onDone }: SpanProps) => {
  const [span, setSpan] = useState({ from: '', to: '' });
  const { from, to } = span;
  const isReversed = from !== '' && to !== '' && from > to;
  const isComplete = (from !== '' || to !== '') && !isReversed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    filters.put({ questionId, ...span });
    onDone();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type={kind}
            label={messages.spanEnds[end]}
            value={span[end]}
            error={end === 'to' && isReversed ? messages.spanReversed : undefined}
            onChange={(event) => setSpan({ ...span, [end]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit" disabled={!isComplete}>
          {messages.apply}
        </Button>
      </Stack>
    </form>
  );
};

/** The subject of a filter: a question, or the language that people answered in. */
interface Subject {
  readonly questionId: string;
  readonly title: string;
  /** The filter has a first and a last day or time. */
  readonly moments?: QuestionResult['moments'];
  /** None where the filter is by words or by days. */
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
    .filter((result) => (result.segments ?? []).length > 0 || result.moments || listsAnswers(result))
    .map(({ questionId, title, moments, segments = [] }) => ({
      questionId,
      title: title || questionId,
      moments,
      segments,
    }));

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

interface EntryProps {
  subject: Subject;
  filters: Filters;
  onDone: () => void;
}

/** The entry that fits the answers: days, answers to choose from, or words. */
const Entry = ({ subject, filters, onDone }: EntryProps) => {
  const { questionId, moments, segments } = subject;
  if (moments)
    return <Span key={questionId} questionId={questionId} kind={moments} filters={filters} onDone={onDone} />;
  if (segments.length > 0) return <Choice result={subject} filters={filters} />;
  return <Words questionId={questionId} filters={filters} onDone={onDone} />;
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
  const subject = filterable.find((each) => each.questionId === questionId);
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
          {subject && <Entry subject={subject} filters={filters} onDone={close} />}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
