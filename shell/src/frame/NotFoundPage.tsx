import { usePageTitle } from '@folkmoot/shell-sdk';
import { EmptyState, IconSearch, LinkButton, Page } from '@folkmoot/ui';
import { messages } from './frame.messages';

/** Nothing here. Inside the dashboard it leads back to the overview, outside to the start. */
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
