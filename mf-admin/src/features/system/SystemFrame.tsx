import { Outlet, useCan, usePageTitle } from '@folkmoot/shell-sdk';
import { EmptyState, Page, PageHeader } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { SystemStats } from './SystemStats';
import { messages } from './system.messages';

const tabs = (['councils', 'users', 'ai', 'activity', 'health', 'releases'] as const).map((tab) => ({
  to: `/dashboard/system/${tab}`,
  label: messages.tabs[tab],
}));

export const SystemFrame = () => {
  usePageTitle(messages.title);
  const isSystemAdmin = useCan('system:councils');
  if (!isSystemAdmin) {
    return (
      <Page>
        <EmptyState title={messages.deniedTitle} text={messages.deniedText} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <SystemStats />
      <LinkTabs tabs={tabs} />
      <Outlet />
    </Page>
  );
};
