import {
  type CouncilSummary,
  chooseCouncilOperation,
  createCouncilOperation,
  listAuditEntriesOperation,
  listCouncilsOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleCouncil, sampleSession } from '@folkmoot/shell-sdk/alone';
import { sampleEntries, sampleSketch } from './sample-people';
import { onCouncil, onMails, onNotifications, onPersonalData } from './settings-handlers';
import { onInvitations, onTeam } from './team-handlers';

const contains = (text: string, q = ''): boolean => text.toLowerCase().includes(q.toLowerCase());

const onAudit = (): Handler[] => [
  handle(listAuditEntriesOperation, () => ({ items: sampleEntries(), nextCursor: null })),
];

const onSystem = (): Handler[] => {
  const councils: CouncilSummary[] = [
    { ...sampleCouncil(), counts: { users: 4, campaigns: 3, responses: 512 } },
    {
      ...sampleCouncil({ id: 'council-hillview', name: 'Hillview', slug: 'hillview' }),
      counts: { users: 2, campaigns: 1, responses: 38 },
    },
  ];
  return [
    handle(listCouncilsOperation, ({ query = {} }) => ({
      items: councils.filter(({ name, slug }) => contains(`${name} ${slug}`, query.q)),
      nextCursor: null,
    })),
    handle(createCouncilOperation, ({ body }) => {
      if (councils.some(({ slug }) => slug === body.slug)) throw problem('slug_taken');
      const fresh = sampleCouncil({ id: `council-${body.slug}`, ...body });
      councils.unshift({ ...fresh, counts: { users: 0, campaigns: 0, responses: 0 } });
      return fresh;
    }),
    handle(chooseCouncilOperation, () => sampleSession(sampleSketch)),
  ];
};

/** Every operation of this remote, answered from memory. */
export const createHandlers = (): Handler[] => [
  ...onTeam(),
  ...onInvitations(),
  ...onAudit(),
  ...onCouncil(),
  ...onMails(),
  ...onNotifications(),
  ...onPersonalData(),
  ...onSystem(),
];
