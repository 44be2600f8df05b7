import type { auditedEvents } from '@folkmoot/contracts';

type Action = (typeof auditedEvents)[number]['type'];

/** The sentences of the team digest, in English. Actions without a sentence are not reported. */
export const deeds: Readonly<Record<Action, (who: string, whom: string) => string>> = {
  'invitation.created': (who) => `${who} invited someone to the team.`,
  'invitation.revoked': (who) => `${who} withdrew an invitation.`,
  'invitation.accepted': (who) => `${who} accepted an invitation and joined the team.`,
  'user.role-changed': (who, whom) => `${who} gave ${whom} another role.`,
  'user.activated': (who, whom) => `${who} activated the account of ${whom}.`,
  'user.deactivated': (who, whom) => `${who} deactivated the account of ${whom}.`,
  'user.removed': (who, whom) => `${who} removed ${whom} from the team.`,
  'council.changed': (who) => `${who} changed the settings.`,
};

export const messages = {
  subject: (council: string) => `Team activity at ${council}`,
  title: 'What happened in your team',
  times: (text: string, count: number) => (count > 1 ? `${text.replace(/\.$/, '')}, ${count} times.` : text),
  more: (count: number) => `And ${count} more.`,
  action: 'Open the team',
  why: (council: string) => `You receive this once a day at most, when something changed in the team of ${council}.`,
  off: (url: string) => `Switch these mails off: ${url}`,
  somebody: 'Somebody',
  system: 'The system',
  themselves: 'a former member',
} as const;
