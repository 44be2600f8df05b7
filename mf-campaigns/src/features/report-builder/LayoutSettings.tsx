import {
  decodeAnswerFilters,
  encodeAnswerFilters,
  languageName,
  MAX_REPORT_HEADING,
  type Report,
  type ReportFilter,
  type ReportLayout,
  type ReportLayoutFields,
} from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { MultiSelect, Select } from '@folkmoot/ui/controls';
import { messages } from './report-builder.messages';
import { isReversed } from './use-layout-form';

interface Props {
  layout: ReportLayout;
  draft: ReportLayoutFields;
  /** All responses of the campaign; undefined while unknown. */
  report: Report | undefined;
  canEdit: boolean;
  onChange: (patch: Partial<ReportLayoutFields>) => void;
}

const LanguageChoice = ({ layout: { languages, questions }, draft, canEdit, onChange }: Props) => {
  const total = questions.length;
  const chosen = languages.find(({ language }) => language === draft.language);
  const name = languageName(draft.language);
  const isFallback = chosen !== undefined && chosen.words !== draft.language;
  const isPartly = chosen !== undefined && !isFallback && chosen.questions < total;
  return (
    <Stack gap={4} maw={420}>
      <Select
        label={messages.language}
        data={languages.map(({ language, questions: translated }) => ({
          value: language,
          label: messages.languageOf(languageName(language), translated, total),
        }))}
        value={draft.language}
        disabled={!canEdit}
        allowDeselect={false}
        onChange={(language) => language && onChange({ language })}
      />
      {(isFallback || isPartly) && (
        <Text size="xs" c="dimmed">
          {isFallback ? messages.fallback(name) : messages.partly(chosen.questions, total)}
        </Text>
      )}
    </Stack>
  );
};

interface FilterProps {
  filter: ReportFilter;
  report: Report | undefined;
  canEdit: boolean;
  onChange: (filter: ReportFilter) => void;
}

const RoundChoice = ({ filter, report, canEdit, onChange }: FilterProps) => {
  const rounds = report?.rounds ?? [];
  if (rounds.length < 2 && filter.round === null) return null;
  return (
    <Select
      label={messages.round}
      data={[
        { value: '', label: messages.allRounds },
        ...rounds.map(({ round }) => ({ value: String(round), label: messages.roundOf(round) })),
      ]}
      value={String(filter.round ?? '')}
      disabled={!canEdit}
      allowDeselect={false}
      onChange={(round) => onChange({ ...filter, round: round ? Number(round) : null })}
    />
  );
};

/** Only those who gave some answers to one question. */
const AnswerChoice = ({ filter, report, canEdit, onChange }: FilterProps) => {
  const [first, ...others] = decodeAnswerFilters(filter.where) ?? [];
  const results = (report?.results ?? []).filter(({ segments = [] }) => segments.length > 0);
  const segments = results.find(({ questionId }) => questionId === first?.questionId)?.segments ?? [];
  const values = first && 'segments' in first ? [...first.segments] : [];
  const choose = (questionId: string, chosen: readonly string[]) => {
    const mine = chosen.length > 0 ? [{ questionId, segments: chosen }] : [];
    onChange({ ...filter, where: encodeAnswerFilters([...mine, ...others]) });
  };
  return (
    <>
      <Select
        label={messages.onlyAnswers}
        data={[
          { value: '', label: messages.anyone },
          ...results.map(({ questionId, title }) => ({ value: questionId, label: title || messages.untitledQuestion })),
        ]}
        value={first?.questionId ?? ''}
        disabled={!canEdit}
        allowDeselect={false}
        searchable
        onChange={(questionId) => {
          const all = results.find((result) => result.questionId === questionId)?.segments ?? [];
          choose(questionId ?? '', questionId ? all.slice(0, 1).map(({ value }) => value) : []);
        }}
      />
      {first && (
        <MultiSelect
          label={messages.withAnswers}
          data={segments.map(({ value, label }) => ({ value, label }))}
          value={values}
          disabled={!canEdit}
          onChange={(chosen) => choose(first.questionId, chosen)}
        />
      )}
    </>
  );
};

const noFilter: ReportFilter = { from: null, to: null, round: null, where: '' };

/** The responses that the report covers, its title and its language. */
export const LayoutSettings = (props: Props) => {
  const { draft, report, canEdit, onChange } = props;
  const { filter } = draft;
  const change = (next: ReportFilter) => onChange({ filter: next });
  const shared = { filter, report, canEdit, onChange: change };
  const isFiltered = filter.from !== null || filter.to !== null || filter.round !== null || filter.where !== '';
  return (
    <Group gap="sm" align="flex-start">
      <TextInput
        label={messages.fields.title}
        placeholder={report?.title ?? ''}
        description={messages.titleHint}
        inputWrapperOrder={['label', 'input', 'description']}
        value={draft.title}
        maxLength={MAX_REPORT_HEADING}
        disabled={!canEdit}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <LanguageChoice {...props} />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={messages[end]}
          value={filter[end] ?? ''}
          disabled={!canEdit}
          error={end === 'to' && isReversed(draft) ? messages.rangeReversed : undefined}
          onChange={(event) => change({ ...filter, [end]: event.currentTarget.value || null })}
        />
      ))}
      <RoundChoice {...shared} />
      <AnswerChoice {...shared} />
      {isFiltered && canEdit && (
        <Button variant="subtle" mt={25} onClick={() => change(noFilter)}>
          {messages.clearFilter}
        </Button>
      )}
    </Group>
  );
};
