import { exportSignupsOperation, type OptInPage } from '@folkmoot/contracts/client';
import { hrefOf, useCan } from '@folkmoot/shell-sdk';
import { Button, IconDownload } from '@folkmoot/ui';
import { messages } from './detail.messages';

const texts = messages.signups;

/** Downloads all sign-ups of a page as CSV. The browser streams the file from the server. */
export const ExportSignups = ({ page, size }: { page: OptInPage; size?: 'xs' }) => {
  const canRead = useCan('subscriber:read');
  if (!canRead || page.signups === 0) return null;
  return (
    <Button
      component="a"
      href={hrefOf(exportSignupsOperation, { params: { pageId: page.id } })}
      download
      title={texts.exportHint}
      variant="default"
      {...(size ? { size } : {})}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
    >
      {texts.export}
    </Button>
  );
};
