import type { QuestionResult, Report } from '@folkmoot/contracts/client';
import { listsAnswers, questionResultView } from '@folkmoot/question-types/result';
import { Card, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { Fragment } from 'react';
import type { Filters } from '../../entities/report/report-frame';
import classes from './question-results.module.css';
import { messages } from './report.messages';
import { WrittenAnswers } from './WrittenAnswers';

interface Shared {
  filters: Filters;
  /** Days and filters as query parameters for the server. */
  query: { from?: string; to?: string; round?: number; where?: string };
  campaignId: string;
  responses: number;
}

const ResultCard = ({ result, responses, filters, campaignId, query }: Shared & { result: QuestionResult }) => {
  const View = questionResultView(result.type);
  const isWritten = listsAnswers(result);
  return (
    <Card component="section" aria-label={result.title}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {result.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.answered(result.answered, responses, result.asked)}
          </Text>
        </div>
        <View
          result={result}
          onChoose={
            (result.segments?.length ?? 0) === 0 ? undefined : (segment) => filters.toggle(result.questionId, segment)
          }
          chosen={filters.chosen(result.questionId)}
        />
        {isWritten && result.answered > 0 && (
          <WrittenAnswers campaignId={campaignId} questionId={result.questionId} title={result.title} query={query} />
        )}
      </Stack>
    </Card>
  );
};

export const QuestionResults = ({ report, filters, query }: { report: Report } & Pick<Shared, 'filters' | 'query'>) => (
  <Stack component="section" aria-label={messages.results}>
    <Title order={2} size="h4">
      {messages.results}
    </Title>
    <SimpleGrid cols={{ base: 1, lg: 2 }} className={classes.results}>
      {report.results.map((result, index) => (
        <Fragment key={result.questionId}>
          {result.section && result.section !== report.results[index - 1]?.section && (
            <Title order={3} size="h4" className={classes.section}>
              {result.section}
            </Title>
          )}
          <ResultCard
            result={result}
            responses={report.responses}
            filters={filters}
            campaignId={report.campaignId}
            query={query}
          />
        </Fragment>
      ))}
    </SimpleGrid>
  </Stack>
);
