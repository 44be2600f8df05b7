import { useCan } from '@folkmoot/shell-sdk';
import { Button, IconUpload } from '@folkmoot/ui';
import { NEW } from '../../entities/subscriber/use-address-part';
import { useImportAddress } from './import-address';
import { messages } from './imports.messages';

/** Opens the import dialog. Only for people who may edit subscribers. */
export const ImportButton = () => {
  const { show } = useImportAddress();
  if (!useCan('subscriber:edit')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUpload size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => show(NEW)}
    >
      {messages.open}
    </Button>
  );
};
