import type { PublicCouncil, PublicSurvey, SurveyContent } from '@folkmoot/contracts/client';
import { loadProvided, useQuery, useSession } from '@folkmoot/shell-sdk';
import { PageLoading, QueryStates } from '@folkmoot/ui';
import type { ComponentType } from 'react';
import { messages } from './preview.messages';

interface RunnerModule {
  SurveyRunner: ComponentType<{ survey: NonNullable<PublicSurvey['survey']>; council: PublicCouncil }>;
}

/** Kept for as long as the page: a remote's module does not change under it. */
const useRunner = () =>
  useQuery({
    queryKey: ['provided', 'mf-public', './survey-runner'],
    queryFn: () => loadProvided<RunnerModule>('mf-public', './survey-runner'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const usePublicCouncil = (): PublicCouncil => {
  const { council } = useSession();
  if (!council) throw new Error('a preview needs a council');
  const { name, slug, language, timezone, branding } = council;
  return { name, slug, language, timezone, branding };
};

/** A survey to try out with the very views that residents get; nothing is stored or sent. */
export const SurveyPreview = ({ content }: { content: SurveyContent }) => {
  const runner = useRunner();
  const council = usePublicCouncil();
  return (
    <QueryStates
      query={runner}
      loading={<PageLoading label={messages.loading} shape="table" count={3} />}
      errorTitle={messages.failed}
    >
      {({ SurveyRunner }) => (
        <SurveyRunner survey={{ ...content, campaignId: 'preview', version: 0 }} council={council} />
      )}
    </QueryStates>
  );
};
