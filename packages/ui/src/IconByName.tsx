import type { ComponentType } from 'react';
import {
  IconBuilding,
  IconBuildingCommunity,
  IconChartBar,
  IconClipboardList,
  IconFileText,
  IconLayoutDashboard,
  IconMail,
  IconPlus,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTable,
  IconTag,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from './icons';

/** Names that a remote's descriptor may use for its navigation and quick actions. */
const icons: Readonly<Record<string, ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>>> = {
  building: IconBuilding,
  'building-community': IconBuildingCommunity,
  'chart-bar': IconChartBar,
  'clipboard-list': IconClipboardList,
  'file-text': IconFileText,
  'layout-dashboard': IconLayoutDashboard,
  mail: IconMail,
  plus: IconPlus,
  settings: IconSettings,
  shield: IconShieldLock,
  'shield-lock': IconShieldLock,
  speakerphone: IconSpeakerphone,
  table: IconTable,
  tag: IconTag,
  users: IconUsers,
  'users-group': IconUsersGroup,
  world: IconWorld,
};

/** The icon that a descriptor names, or a page icon for an unknown name. */
export const IconByName = ({ name, size = 18 }: { name: string; size?: number }) => {
  const Icon = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? IconFileText;
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
};
