import { Outlet, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { ImportDialog } from '../features/imports';
import { SubscriberStats } from '../features/subscribers';
import { messages } from './frame.messages';

const tabs = (['list', 'newsletters', 'segments', 'tags', 'details', 'imports'] as const).map((tab) => ({
  to: `/dashboard/subscribers/${tab}`,
  label: messages.tabs[tab],
}));

/** Title, figures and tabs around the screens. Each tab has its own address. */
export const SubscribersFrame = () => {
  usePageTitle(messages.title);
  return (
    <Page gap="md">
      <PageHeader title={messages.title} description={messages.description} />
      <SubscriberStats />
      <LinkTabs tabs={tabs} />
      <Outlet />
      <ImportDialog />
    </Page>
  );
};
