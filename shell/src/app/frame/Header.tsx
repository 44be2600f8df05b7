import { Link, useSession } from '@folkmoot/shell-sdk';
import { Avatar, Box, Burger, Group, IconSearch, Kbd, Text, UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { Logo } from '../../entities/product/Logo';
import { useSettings } from '../../entities/product/SettingsProvider';
import { messages } from './frame.messages';
import classes from './frame.module.css';

interface Props {
  isOpen: boolean;
  /** Id of the drawer that the button opens. */
  menuId: string;
  onToggle: () => void;
  onSearch: () => void;
}

const SearchButton = ({ onSearch }: Pick<Props, 'onSearch'>) => (
  <UnstyledButton className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
    <IconSearch size={18} stroke={1.5} aria-hidden="true" />
    <Box component="span" visibleFrom="sm" aria-hidden="true">
      {messages.searchShort}
    </Box>
    <Kbd size="xs" visibleFrom="sm" aria-hidden="true">
      {messages.searchKeys}
    </Kbd>
    <VisuallyHidden>{messages.search}</VisuallyHidden>
  </UnstyledButton>
);

/** Council (else the product), and who is signed in. */
export const Header = ({ isOpen, menuId, onToggle, onSearch }: Props) => {
  const { user, council } = useSession();
  const { productName } = useSettings();
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Burger
          opened={isOpen}
          onClick={onToggle}
          hiddenFrom="sm"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? messages.closeMenu : messages.openMenu}
        />
        <Logo />
        <Text fw={600} size="lg" truncate>
          {council?.name ?? productName}
        </Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <SearchButton onSearch={onSearch} />
        <UnstyledButton component={Link} to="/dashboard/account" className={classes.account}>
          <Box ta="end" visibleFrom="xs" miw={0}>
            <Text size="sm" fw={500} lh={1.3} truncate>
              {user.name}
            </Text>
            <Text size="xs" c="dimmed" lh={1.3}>
              {messages.role(user.role)}
            </Text>
          </Box>
          <Avatar color="accent" radius="xl" size={34} aria-hidden="true">
            {user.name.charAt(0).toUpperCase()}
          </Avatar>
          <VisuallyHidden>{messages.account}</VisuallyHidden>
        </UnstyledButton>
      </Group>
    </Group>
  );
};
