import { previewReportLayoutOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { QueryStates, Text, Title } from '@folkmoot/ui';
import { type SyntheticEvent, useRef } from 'react';
import { messages } from './report-builder.messages';
import classes from './report-builder.module.css';

/** A new version of the page begins where the person was reading. */
const useKeptPlace = () => {
  const top = useRef(0);
  return ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (top.current > 0) page?.scrollTo(0, top.current);
    page?.addEventListener('scroll', () => {
      top.current = page.scrollY;
    });
  };
};

/** The report as a page, made by the server from what is saved. Nothing in it runs. */
export const Preview = ({ campaignId }: { campaignId: string }) => {
  const keepPlace = useKeptPlace();
  const preview = useOperation(
    previewReportLayoutOperation,
    { params: { campaignId } },
    { placeholderData: keepPreviousData },
  );
  return (
    <section aria-labelledby="report-preview" className={classes.preview}>
      <Title order={2} size="h4" mb="xs" id="report-preview">
        {messages.preview}
      </Title>
      <QueryStates
        query={preview}
        loadingLabel={messages.previewLoading}
        loadingShape="report"
        errorTitle={messages.previewFailed}
      >
        {({ html, responses }) => (
          <>
            {responses === 0 && (
              <Text size="sm" role="status" mb="xs">
                {messages.noResponses}
              </Text>
            )}
            <iframe
              className={classes.frame}
              title={messages.previewFrame}
              sandbox="allow-same-origin"
              srcDoc={html}
              onLoad={keepPlace}
            />
          </>
        )}
      </QueryStates>
    </section>
  );
};
