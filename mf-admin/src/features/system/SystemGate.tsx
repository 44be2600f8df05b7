import { Outlet, useCan } from '@folkmoot/shell-sdk';
import { EmptyState, Page } from '@folkmoot/ui';
import { useRef } from 'react';
import { messages } from './system.messages';
import type { SystemContext } from './system-context';

/** For system administrators only. Remembers the filters of the list of councils while its pages are open. */
export const SystemGate = () => {
  const isSystemAdmin = useCan('system:councils');
  const councilSearch = useRef('');
  if (!isSystemAdmin) {
    return (
      <Page>
        <EmptyState title={messages.deniedTitle} text={messages.deniedText} />
      </Page>
    );
  }
  return <Outlet context={{ councilSearch } satisfies SystemContext} />;
};
