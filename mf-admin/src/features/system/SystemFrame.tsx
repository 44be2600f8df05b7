import { isKeyOf } from '@folkmoot/contracts/client';
import { Outlet, useLocation, usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader } from '@folkmoot/ui';
import { messages } from './system.messages';
import { useSystemContext } from './system-context';

/** The sections of the system administration. The sidebar leads to each of them: see `remote.json`. */
export const SystemFrame = () => {
  const segment = useLocation().pathname.split('/')[3] ?? '';
  const section = isKeyOf(messages.sections, segment)
    ? messages.sections[segment as keyof typeof messages.sections]
    : null;
  const title = section?.title ?? messages.title;
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} area={messages.title} description={section?.description} />
      <Outlet context={useSystemContext()} />
    </Page>
  );
};
