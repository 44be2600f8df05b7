import type { QuestionResult, Report } from '@folkmoot/contracts/client';
import { questionResultView } from '@folkmoot/question-types/result';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './report.messages';

const ResultCard = ({ result, responses }: { result: QuestionResult; responses: number }) => {
  const View = questionResultView(result.type);
  return (
    <Card component="section" aria-label={result.title}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5">
            {result.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.answered(result.answered, responses)}
          </Text>
        </div>
        <View result={result} />
      </Stack>
    </Card>
  );
};

export const QuestionResults = ({ report }: { report: Report }) => (
  <Stack component="section" aria-label={messages.results}>
    <Title order={2} size="h4">
      {messages.results}
    </Title>
    {report.results.map((result) => (
      <ResultCard key={result.questionId} result={result} responses={report.responses} />
    ))}
  </Stack>
);
