import { EmptyState, LinkButton, type LoadingShape, Page, type QueryLike, QueryStates } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import { usePageTitle } from './use-page-title';

interface Missing {
  title: string;
  text: string;
  back: { to: string; label: string };
}

/** Shown when the item does not exist or the user has no access. */
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
  /** Text and link when the item does not exist. */
  missing: Missing;
  loadingLabel: string;
  loadingShape?: LoadingShape;
  errorTitle: string;
  /** The whole page of the loaded item. */
  children: (data: T) => ReactNode;
}

/** The page of one item: loading, error, missing, or loaded. */
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
