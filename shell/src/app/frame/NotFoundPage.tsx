import { usePageTitle } from '@folkmoot/shell-sdk';
import { EmptyState, IconSearch, LinkButton, Page } from '@folkmoot/ui';
import { messages } from './frame.messages';

/** The page for unknown addresses. Links to the overview inside the dashboard, and to the start page outside. */
export const NotFoundPage = ({ isInside = false }: { isInside?: boolean }) => {
  usePageTitle(messages.notFoundTitle);
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<IconSearch stroke={1.5} aria-hidden="true" />}
        title={messages.notFoundTitle}
        text={messages.notFoundText}
        action={
          <LinkButton to={isInside ? '/dashboard' : '/'} variant="default">
            {isInside ? messages.toOverview : messages.toStart}
          </LinkButton>
        }
      />
    </Page>
  );
};
