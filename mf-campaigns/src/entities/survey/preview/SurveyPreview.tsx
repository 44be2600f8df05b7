import type { PublicCouncil, SurveyContent } from '@folkmoot/contracts/client';
import { ProductNameContext, useSession } from '@folkmoot/shell-sdk';
import { PageLoading, QueryStates } from '@folkmoot/ui';
import { useContext } from 'react';
import { messages } from './preview.messages';
import classes from './preview.module.css';
import { useRunner } from './use-runner';

const usePublicCouncil = (): PublicCouncil => {
  const { council } = useSession();
  if (!council) throw new Error('a preview needs a council');
  const { name, slug, language, timezone, branding } = council;
  return { name, slug, language, timezone, branding };
};

/** A survey to try in the same views that residents see. Stores nothing and sends nothing. */
export const SurveyPreview = ({ content }: { content: SurveyContent }) => {
  const runner = useRunner();
  const council = usePublicCouncil();
  const productName = useContext(ProductNameContext);
  return (
    <div className={classes.screen}>
      <QueryStates
        query={runner}
        loading={<PageLoading label={messages.loading} shape="table" count={3} />}
        errorTitle={messages.failed}
      >
        {({ SurveyRunner }) => (
          <SurveyRunner
            survey={{ ...content, campaignId: 'preview', version: 0 }}
            council={council}
            productName={productName}
            language={content.language ?? council.language}
            title={messages.frame}
            questionId={null}
          />
        )}
      </QueryStates>
    </div>
  );
};
