import { Box, Button, IconDots } from '@folkmoot/ui';
import { CreateButton, Menu } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { AddSubscriberDialog } from '../dialogs/AddSubscriberDialog';
import { ExportEntry } from './ExportEntry';
import { messages } from './list.messages';
import classes from './list.module.css';
import type { Filters } from './use-filters';

/** Actions that are rarer than adding one person. */
export const MoreMenu = ({
  query,
  isEmpty,
  children,
}: Pick<Filters, 'query'> & { isEmpty: boolean; children: ReactNode }) => (
  <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button variant="default" leftSection={<IconDots size={16} stroke={1.5} aria-hidden="true" />}>
        {messages.more}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {children}
      <ExportEntry query={query} isEmpty={isEmpty} />
    </Menu.Dropdown>
  </Menu>
);

export const AddButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box className={classes.add}>
      <CreateButton label={messages.add} onClick={() => setIsOpen(true)} />
      {isOpen && <AddSubscriberDialog onClose={() => setIsOpen(false)} />}
    </Box>
  );
};
