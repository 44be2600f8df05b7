import { Outlet, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { ImportButton, ImportDialog } from '../features/imports';
import { messages } from './frame.messages';

const tabs = (['list', 'tags', 'imports'] as const).map((tab) => ({
  to: `/dashboard/subscribers/${tab}`,
  label: messages.tabs[tab],
}));

/** Title and tabs around the two screens; each tab has an address of its own. */
export const SubscribersFrame = () => {
  usePageTitle(messages.title);
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} actions={<ImportButton />} />
      <LinkTabs tabs={tabs} />
      <Outlet />
      <ImportDialog />
    </Page>
  );
};
