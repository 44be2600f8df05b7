import { useNavigate, useSession } from '@folkmoot/shell-sdk';
import {
  type ColorScheme,
  IconByName,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
  useColorScheme,
} from '@folkmoot/ui';
import { colorSchemeLabels } from '../../entities/appearance/appearance.messages';
import { allowed, linksFor } from '../../entities/navigation/navigation';
import { pagesOf, quickActionsOf, useRemotes } from '../../entities/remote';
import type { Command } from '../../features/command-palette';
import { messages } from './frame.messages';

const schemeIcons: Readonly<Record<ColorScheme, typeof IconSun>> = {
  auto: IconDeviceDesktop,
  light: IconSun,
  dark: IconMoon,
};

const schemeCommands = (chosen: ColorScheme, choose: (scheme: ColorScheme) => void): Command[] =>
  (['light', 'dark', 'auto'] as const).map((scheme) => {
    const Icon = schemeIcons[scheme];
    return {
      id: `colours-${scheme}`,
      group: messages.appearance,
      label: colorSchemeLabels[scheme],
      also: messages.appearanceAlso,
      ...(scheme === chosen ? { note: messages.chosen } : {}),
      icon: <Icon size={18} stroke={1.5} aria-hidden="true" />,
      run: () => choose(scheme),
    };
  });

/** All pages and actions of this user, independent of the current screen. */
export const useCommands = (showHelp: () => void): Command[] => {
  const session = useSession();
  const navigate = useNavigate();
  const { data } = useRemotes();
  const { chosen, choose } = useColorScheme();
  const remotes = data?.remotes ?? [];
  const goTo = (group: string) => (entry: { label: string; path: string; icon: string; words?: string }) => ({
    id: `${group} ${entry.path}`,
    group,
    label: entry.label,
    ...(entry.words === undefined ? {} : { also: entry.words, isSearchOnly: true }),
    icon: <IconByName name={entry.icon} />,
    run: () => void navigate(`/dashboard/${entry.path}`),
  });
  const own = (id: string, label: string, Icon: typeof IconUser, run: () => void): Command => ({
    id,
    group: messages.you,
    label,
    icon: <Icon size={18} stroke={1.5} aria-hidden="true" />,
    run,
  });
  return [
    ...linksFor(session, remotes).map(goTo(messages.goTo)),
    ...allowed(session, pagesOf(remotes)).map(goTo(messages.goTo)),
    ...allowed(session, quickActionsOf(remotes)).map(goTo(messages.actions)),
    ...schemeCommands(chosen, choose),
    own('account', messages.account, IconUser, () => void navigate('/dashboard/account')),
    own('keyboard', messages.shortcuts, IconKeyboard, showHelp),
    own('sign-out', messages.signOut, IconLogout, () => void session.signOut()),
  ];
};
