import type { QuestionResult, Report } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { listsAnswers, questionResultView } from '@folkmoot/question-types/result';
import { IconListNumbers, IconSortDescending, Stack, Title } from '@folkmoot/ui';
import { ChartCard, IconButton, Masonry } from '@folkmoot/ui/controls';
import type { Filters } from '../../entities/report/report-frame';
import { ResultsLegend, SampleNote } from './ResultsLegend';
import { messages } from './report.messages';
import { messages as figureWords } from './results.messages';
import { useSorted } from './use-sorted';
import { WrittenAnswers } from './WrittenAnswers';

interface Shared {
  filters: Filters;
  /** Days and filters as query parameters for the server. */
  query: { from?: string; to?: string; round?: number; where?: string; importedSeries?: string };
  campaignId: string;
  responses: number;
}

/** Whether a result has a chart, and so a table. Words of people have none. */
const hasChart = (result: QuestionResult): boolean =>
  result.isPersonal !== true && questionType(result.type).chart(result, result.answered).rows.length > 0;

/** How many answered, and with weights how much that is worth. */
const noteOf = (result: QuestionResult, responses: number): string => {
  const { answered, asked, effectiveSize } = result;
  const size = hasChart(result) ? effectiveSize : undefined;
  return [
    messages.answered(answered, responses, asked),
    ...(size === undefined ? [] : [figureWords.effectiveSize(size)]),
  ].join('; ');
};

const ResultCard = ({ result, responses, filters, campaignId, query }: Shared & { result: QuestionResult }) => {
  const View = questionResultView(result.type);
  const isWritten = listsAnswers(result);
  const { canSort, isSorted, toggle } = useSorted(result);
  return (
    <ChartCard
      title={result.title}
      order={3}
      note={noteOf(result, responses)}
      hasTable={hasChart(result)}
      actions={
        canSort && (
          <IconButton
            label={isSorted ? messages.ownOrder : messages.bySize}
            icon={isSorted ? IconListNumbers : IconSortDescending}
            onClick={toggle}
          />
        )
      }
    >
      <View
        result={result}
        isSorted={isSorted}
        onChoose={
          (result.segments?.length ?? 0) === 0 ? undefined : (segment) => filters.toggle(result.questionId, segment)
        }
        chosen={filters.chosen(result.questionId)}
      />
      {isWritten && result.answered > 0 && (
        <WrittenAnswers campaignId={campaignId} questionId={result.questionId} title={result.title} query={query} />
      )}
    </ChartCard>
  );
};

interface Section {
  /** Empty before the first section. */
  title: string;
  results: QuestionResult[];
}

/** The results in the order of the survey, in the sections that they are in. */
const sectionsOf = (results: readonly QuestionResult[]): Section[] => {
  const sections: Section[] = [];
  for (const result of results) {
    const title = result.section ?? '';
    const last = sections.at(-1);
    if (last && last.title === title) last.results.push(result);
    else sections.push({ title, results: [result] });
  }
  return sections;
};

export const QuestionResults = ({ report, filters, query }: { report: Report } & Pick<Shared, 'filters' | 'query'>) => (
  <Stack component="section" aria-label={messages.results}>
    <Title order={2} size="h4">
      {messages.results}
    </Title>
    <ResultsLegend report={report} isFiltered={filters.where !== ''} />
    {sectionsOf(report.results).map(({ title, results }) => (
      <Stack key={results[0]?.questionId}>
        {title !== '' && (
          <Title order={3} size="h4">
            {title}
          </Title>
        )}
        <Masonry items={results} keyOf={({ questionId }) => questionId}>
          {(result) => (
            <ResultCard
              result={result}
              responses={report.responses}
              filters={filters}
              campaignId={report.campaignId}
              query={query}
            />
          )}
        </Masonry>
      </Stack>
    ))}
    <SampleNote report={report} isImported={query.importedSeries !== undefined} />
  </Stack>
);
