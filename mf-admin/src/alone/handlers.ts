import {
  type Council,
  getCouncilOperation,
  listAuditEntriesOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, sampleCouncil } from '@folkmoot/shell-sdk/alone';
import { sampleEntries } from './sample-people';
import { onAi, onCouncils, onUsers } from './system-handlers';
import { onInvitations, onTeam } from './team-handlers';

const onAudit = (): Handler[] => [
  handle(listAuditEntriesOperation, () => ({ items: sampleEntries(), nextCursor: null })),
];

const onCouncil = (): Handler[] => {
  let council: Council = sampleCouncil();
  return [
    handle(getCouncilOperation, () => council),
    handle(updateCouncilOperation, ({ body = {} }) => {
      const { branding, settings, ...fields } = body;
      const changed = { ...fields, branding: { ...council.branding, ...branding } };
      council = {
        ...council,
        ...changed,
        settings: {
          ...council.settings,
          ...settings,
          emailConfig: { ...council.settings.emailConfig, ...settings?.emailConfig },
          privacy: { ...council.settings.privacy, ...settings?.privacy },
        },
        revision: council.revision + 1,
      };
      return council;
    }),
  ];
};

/** Every operation of this remote, answered from memory. */
export const createHandlers = (): Handler[] => [
  ...onTeam(),
  ...onInvitations(),
  ...onAudit(),
  ...onCouncil(),
  ...onCouncils(),
  ...onUsers(),
  ...onAi(),
];
