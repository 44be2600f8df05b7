import { useCan } from '@folkmoot/shell-sdk';
import { IconUpload } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { NEW } from '../../entities/subscriber/use-address-part';
import { useImportAddress } from './import-address';
import { messages } from './imports.messages';

/** The entry of a menu that opens the import dialog. Only for people who may edit subscribers. */
export const ImportEntry = () => {
  const { show } = useImportAddress();
  if (!useCan('subscriber:edit')) return null;
  return (
    <Menu.Item leftSection={<IconUpload size={16} stroke={1.5} aria-hidden="true" />} onClick={() => show(NEW)}>
      {messages.open}
    </Menu.Item>
  );
};
