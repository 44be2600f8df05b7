import { getOptInPageOperation, type OptInPage } from '@folkmoot/contracts/client';
import { LoadedPage, useOperation, useParams } from '@folkmoot/shell-sdk';
import type { ReactNode } from 'react';
import { messages } from './page-words.messages';

const texts = messages.one;

interface Props {
  /** True for editors: a refetch in the background must not overwrite input. */
  isReadOnce?: boolean;
  /** The whole screen. */
  children: (page: OptInPage) => ReactNode;
}

const once = { staleTime: 0, refetchOnWindowFocus: false };

/** Loads the sign-up page of the address. */
export const OnePage = ({ isReadOnce = false, children }: Props) => {
  const { pageId = '' } = useParams();
  const query = useOperation(getOptInPageOperation, { params: { pageId } }, isReadOnce ? once : {});
  return (
    <LoadedPage
      query={query}
      missing={{
        title: texts.missingTitle,
        text: texts.missingText,
        back: { to: '/dashboard/opt-in', label: texts.back },
      }}
      loadingLabel={texts.loading}
      errorTitle={texts.loadFailed}
    >
      {children}
    </LoadedPage>
  );
};
