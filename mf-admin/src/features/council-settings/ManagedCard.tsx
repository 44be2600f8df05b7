import { Alert, Button, Card, IconPlus, Stack } from '@folkmoot/ui';
import { type ReactNode, useState } from 'react';
import { SettingsHead } from './SettingsHead';

interface Props {
  texts: Readonly<Record<'title' | 'description' | 'create' | 'onlyAdmins', string>>;
  canManage: boolean;
  /** The entries. An empty list offers to make one too. */
  list: (onCreate: () => void) => ReactNode;
  /** The dialog that makes an entry. */
  dialog: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** A card of settings with entries that only admins see and make. */
export const ManagedCard = ({ texts, canManage, list, dialog }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const create = () => setIsOpen(true);
  const button = (
    <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={create}>
      {texts.create}
    </Button>
  );
  return (
    <Card>
      <Stack>
        <SettingsHead title={texts.title} description={texts.description} aside={canManage && button} />
        {canManage ? list(create) : <Alert color="gray">{texts.onlyAdmins}</Alert>}
        {dialog(isOpen, () => setIsOpen(false))}
      </Stack>
    </Card>
  );
};
