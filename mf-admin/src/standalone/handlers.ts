import { listAuditEntriesOperation, listCouncilActivityOperation } from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import { onCouncilExports } from './export-handlers';
import { onFactors } from './factor-handlers';
import { onHealth } from './health-handlers';
import { onMailHealth } from './mail-health-handlers';
import { onPlaces } from './place-handlers';
import { onPopulation } from './population-handlers';
import { onReleases } from './release-handlers';
import { sampleEntries } from './sample-people';
import { onCouncil, onMails, onNotifications, onPersonalData } from './settings-handlers';
import { onSso } from './sso-handlers';
import { onAi, onCouncils, onUsers } from './system-handlers';
import { onInvitations, onTeam } from './team-handlers';
import { onApiTokens } from './token-handlers';
import { onWebhooks } from './webhook-handlers';

const onAudit = (): Handler[] => [
  handle(listAuditEntriesOperation, () => ({ items: sampleEntries(), nextCursor: null })),
  handle(listCouncilActivityOperation, () => ({ items: sampleEntries(), nextCursor: null })),
];

/** Answers all operations of this remote from memory. */
export const createHandlers = (): Handler[] => [
  ...onTeam(),
  ...onInvitations(),
  ...onAudit(),
  ...onCouncil(),
  ...onCouncils(),
  ...onCouncilExports(),
  ...onUsers(),
  ...onAi(),
  ...onMails(),
  ...onMailHealth(),
  ...onNotifications(),
  ...onPersonalData(),
  ...onHealth(),
  ...onReleases(),
  ...onPlaces(),
  ...onPopulation(),
  ...onApiTokens(),
  ...onWebhooks(),
  ...onFactors(),
  ...onSso(),
];
