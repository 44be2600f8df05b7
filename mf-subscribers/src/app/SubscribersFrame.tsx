import { NavLink, Outlet, useLocation, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader } from '@folkmoot/ui';
import { Tabs } from '@folkmoot/ui/controls';
import { messages } from './frame.messages';

const tabs = ['list', 'tags'] as const;

/** Title and tabs around the two screens; each tab has an address of its own. */
export const SubscribersFrame = () => {
  usePageTitle(messages.title);
  const { pathname } = useLocation();
  const active = tabs.find((tab) => pathname.endsWith(`/${tab}`)) ?? 'list';
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <Tabs value={active}>
        <Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              renderRoot={(props) => <NavLink {...props} to={`/dashboard/subscribers/${tab}`} />}
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
