import type { SurveyRunnerProps } from '@folkmoot/contracts/client';
import { ProductNameContext } from '@folkmoot/shell-sdk';
import { Center, Loader, PageError, Text, VisuallyHidden } from '@folkmoot/ui';
import { useContext } from 'react';
import { useRunner } from '../../../entities/survey/preview/use-runner';
import { useBuilderState } from '../builder-context';
import { messages } from './preview.messages';
import { usePreviewSurvey, usePublicCouncil } from './use-preview-survey';

const Loading = () => (
  <Center h="100%" role="status">
    <Loader />
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
  </Center>
);

interface Props {
  language: string;
  /** Increased to restart the run. */
  round: number;
  onHidden?: SurveyRunnerProps['onHidden'];
}

/** The resident's page, or the reason why it is not available. */
export const Screen = ({ language, round, onHidden }: Props) => {
  const runner = useRunner();
  const survey = usePreviewSurvey(language);
  const council = usePublicCouncil();
  const productName = useContext(ProductNameContext);
  const questionId = useBuilderState((state) => state.selectedId);
  if (runner.isFetching || !council) return <Loading />;
  if (!runner.data)
    return (
      <Center h="100%" p="md">
        <PageError
          title={messages.failed}
          text={messages.failedText}
          retryLabel={messages.retry}
          onRetry={() => void runner.refetch()}
        />
      </Center>
    );
  if (survey.questions.length === 0)
    return (
      <Center h="100%" p="md">
        <Text c="dimmed" ta="center">
          {messages.empty}
        </Text>
      </Center>
    );
  const { SurveyRunner } = runner.data;
  return (
    <SurveyRunner
      key={round}
      survey={survey}
      council={council}
      productName={productName}
      language={language}
      title={messages.frame}
      questionId={questionId}
      onHidden={onHidden}
    />
  );
};
