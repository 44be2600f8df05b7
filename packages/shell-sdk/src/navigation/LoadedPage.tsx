import { EmptyState, LinkButton, type LoadingShape, Page, type QueryLike, QueryStates } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import { usePageTitle } from './use-page-title';

interface Missing {
  title: string;
  text: string;
  back: { to: string; label: string };
}

/** In place of a thing that is not there, or not there for whoever asks. */
const MissingPage = ({ title, text, back }: Missing) => {
  usePageTitle(title);
  return (
    <Page>
      <EmptyState level={1} title={title} text={text} action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
    </Page>
  );
};

interface Props<T> {
  query: QueryLike<T>;
  /** What is said when it is not there, and where that leads. */
  missing: Missing;
  loadingLabel: string;
  loadingShape?: LoadingShape;
  errorTitle: string;
  /** The whole page of what was found. */
  children: (data: T) => ReactNode;
}

/** The page of one thing that the address names: loading, failed, not there, or there. */
export const LoadedPage = <T,>({ query, missing, loadingLabel, loadingShape, errorTitle, children }: Props<T>) => {
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage {...missing} />;
  if (query.data !== undefined) return children(query.data);
  return (
    <Page>
      <QueryStates
        query={query}
        loadingLabel={loadingLabel}
        {...(loadingShape && { loadingShape })}
        errorTitle={errorTitle}
      >
        {() => null}
      </QueryStates>
    </Page>
  );
};
