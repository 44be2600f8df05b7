import { exportSubscribersOperation } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { Button, IconDownload, notify } from '@folkmoot/ui';
import type { MouseEvent } from 'react';
import { messages } from './list.messages';
import type { Filters } from './use-filters';

/** Downloads the filtered list. The browser streams the file from the server. */
export const ExportButton = ({ query, isEmpty }: { query: Filters['query']; isEmpty: boolean }) => {
  const refuse = (event: MouseEvent) => {
    if (!isEmpty) return;
    event.preventDefault();
    notify.warning(messages.nothingToExport);
  };
  return (
    <Button
      component="a"
      href={hrefOf(exportSubscribersOperation, { query })}
      download
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
      onClick={refuse}
    >
      {messages.export}
    </Button>
  );
};
