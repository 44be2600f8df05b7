import type { NotificationKind } from '@folkmoot/contracts/client';
import { translate } from '@folkmoot/contracts/translation';
import { messages } from './notification-link.messages';

const names: Readonly<Record<NotificationKind, string>> = {
  new_responses: 'Ymatebion newydd i arolygon',
  campaign_completed: 'Hysbysiadau bod ymgyrch wedi’i chwblhau',
  system_maintenance: 'Newyddion am gynnal a chadw’r system',
  weekly_summary: 'Crynodebau wythnosol',
  team_activity: 'Gweithgarwch aelodau’r tîm',
  mentions: 'Cyfeiriadau atoch mewn sylwadau',
  webhooks: 'Bachau gwe wedi’u diffodd',
};

translate(messages, {
  title: 'Hysbysiadau',
  loading: 'Yn agor...',
  loadFailed: 'Nid oes modd agor y ddolen hon ar hyn o bryd',
  unusable: 'Nid yw’r ddolen hon yn gweithio',
  unusableText: 'Efallai fod rhan ohoni ar goll. Gallwch ddiffodd negeseuon yn eich gosodiadau hefyd.',
  heading: (kind) => `Diffodd "${names[kind]}"?`,
  text: (email) => `Mae’r negeseuon hyn yn mynd i ${email}. Gallwch eu troi ymlaen eto yn eich gosodiadau.`,
  off: 'Diffodd',
  failed: 'Ni weithiodd hyn. Rhowch gynnig arall arni.',
  doneHeading: 'Wedi’u diffodd',
  done: (kind, email) => `Ni fydd rhagor o negeseuon am "${names[kind]}" yn mynd i ${email}.`,
  settings: 'Agor y gosodiadau',
});
