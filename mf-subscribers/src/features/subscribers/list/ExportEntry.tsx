import { exportSubscribersOperation } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { IconDownload, notify } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import type { MouseEvent } from 'react';
import { messages } from './list.messages';
import type { Filters } from './use-filters';

/** Downloads the filtered list: an entry of the menu. The browser streams the file from the server. */
export const ExportEntry = ({ query, isEmpty }: { query: Filters['query']; isEmpty: boolean }) => {
  const refuse = (event: MouseEvent) => {
    if (!isEmpty) return;
    event.preventDefault();
    notify.warning(messages.nothingToExport);
  };
  return (
    <Menu.Item
      component="a"
      href={hrefOf(exportSubscribersOperation, { query })}
      download
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
      onClick={refuse}
    >
      {messages.export}
    </Menu.Item>
  );
};
