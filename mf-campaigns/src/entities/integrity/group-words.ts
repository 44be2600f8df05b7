import type { Wave } from '@folkmoot/contracts/client';
import { dayIn } from '@folkmoot/shell-sdk';
import { messages } from './integrity.messages';

const daysOf = ({ from, until }: Pick<Wave, 'from' | 'until'>, zone: string): string =>
  messages.days(dayIn(from, zone), dayIn(until, zone));

/** The name of a group in lists: its kind, its days and its size. */
export const groupName = (wave: Wave, zone: string): string =>
  messages.groupName(messages.kinds[wave.kind], daysOf(wave, zone), wave.responses);

export const integrityPath = (campaignId: string): string => `/dashboard/campaigns/${campaignId}/reports/integrity`;

export const groupPath = (campaignId: string, waveId: string): string =>
  `${integrityPath(campaignId)}/groups/${waveId}`;
