import type { Branding, Council, SurveyRunnerProps } from '@folkmoot/contracts/client';
import { loadProvided, ProductNameContext, useQuery } from '@folkmoot/shell-sdk';
import { PageLoading, QueryStates } from '@folkmoot/ui';
import { type ComponentType, useContext } from 'react';
import { messages } from './branding.messages';

const texts = messages.preview;

interface RunnerModule {
  SurveyRunner: ComponentType<SurveyRunnerProps>;
}

/** The resident's views, from the remote that owns them. */
const useRunner = () =>
  useQuery({
    queryKey: ['remote', 'mf-public', './survey-runner'],
    queryFn: () => loadProvided<RunnerModule>('mf-public', './survey-runner'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A module is not plain data: it must not be compared or copied.
    structuralSharing: false,
  });

const survey: SurveyRunnerProps['survey'] = {
  campaignId: 'preview',
  version: 0,
  title: texts.survey_title,
  description: texts.survey_description,
  introText: '',
  introFile: null,
  questions: [
    { id: 'q1', type: 'rating', title: texts.question, description: texts.questionHelp, required: true },
    { id: 'q2', type: 'text', title: texts.second, required: false },
  ],
};

interface Props {
  council: Council;
  branding: Branding;
}

/** A short survey, rendered by the same views that residents see. */
export const SurveyPreview = ({ council, branding }: Props) => {
  const runner = useRunner();
  const productName = useContext(ProductNameContext);
  const { name, slug, language, timezone } = council;
  return (
    <QueryStates
      query={runner}
      loading={<PageLoading label={texts.loading} shape="table" count={3} />}
      errorTitle={texts.failed}
    >
      {({ SurveyRunner }) => (
        <SurveyRunner
          survey={survey}
          council={{ name, slug, language, timezone, branding }}
          productName={productName}
          language="en"
          title={texts.frame}
          questionId={null}
        />
      )}
    </QueryStates>
  );
};
