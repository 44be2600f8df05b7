import { NavLink, Outlet, useCan, useLocation, usePageTitle } from '@folkmoot/shell-sdk';
import { EmptyState, Page, PageHeader } from '@folkmoot/ui';
import { Tabs } from '@folkmoot/ui/controls';
import { messages } from './system.messages';

const tabs = ['councils', 'activity'] as const;

export const SystemFrame = () => {
  usePageTitle(messages.title);
  const isSystemAdmin = useCan('system:councils');
  const { pathname } = useLocation();
  const active = tabs.find((tab) => pathname.endsWith(`/${tab}`)) ?? 'councils';
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
      <Tabs value={active}>
        <Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              renderRoot={(props) => <NavLink {...props} to={`/dashboard/system/${tab}`} />}
            >
              {messages.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Outlet />
    </Page>
  );
};
