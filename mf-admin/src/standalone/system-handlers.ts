import {
  type AiProvider,
  type AiSettings,
  addAiProviderOperation,
  type CouncilSummary,
  changeCouncilSlugOperation,
  changeCouncilStatusOperation,
  chooseCouncilOperation,
  createCouncilOperation,
  deleteCouncilOperation,
  getAiConfigurationOperation,
  getCouncilAiOperation,
  getCouncilDetailOperation,
  getSystemStatsOperation,
  inviteToCouncilOperation,
  type ListedUser,
  listCouncilsOperation,
  listUsersOperation,
  removeAiProviderOperation,
  restoreCouncilOperation,
  testAiProviderOperation,
  updateAiProviderOperation,
  updateAiSettingsOperation,
  updateCouncilAiOperation,
  updateUserOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleCouncil, sampleSession } from '@folkmoot/shell-sdk/standalone';
import { sampleSketch } from './sample-people';

const contains = (text: string, q = ''): boolean => text.toLowerCase().includes(q.toLowerCase());

const NOW = '2026-03-02T09:00:00.000Z';
const MONTH = '2026-03-01T00:00:00.000Z';
const ERASED = '2026-04-01T09:00:00.000Z';

const summary = (fields: Parameters<typeof sampleCouncil>[0], counts: CouncilSummary['counts']): CouncilSummary => ({
  ...sampleCouncil(fields),
  counts,
  deletedAt: null,
  erasedAfter: null,
});

const isListed = (council: CouncilSummary, status: string | undefined): boolean => {
  if (status === 'deleted') return council.deletedAt !== null;
  return council.deletedAt === null && (!status || council.subscriptionStatus === status);
};

const detailOf = (council: CouncilSummary) => {
  const { counts, deletedAt, erasedAfter, ...rest } = council;
  return {
    council: rest,
    deletedAt,
    erasedAfter,
    team: {
      members: counts.users,
      active: counts.users,
      admins: 1,
      pendingInvitations: 1,
      failedInvitations: 0,
      lastLoginAt: NOW,
    },
    usage: { campaigns: counts.campaigns, responses: counts.responses, monthlyResponses: 41 },
    campaigns: [{ id: 'campaign-park', title: 'Park survey', status: 'active' as const, responses: counts.responses }],
    storage: { files: 3, bytes: 1_240_000, countedAt: NOW },
    mail: {
      fromAddress: 'no-reply@folkmoot.example',
      fromName: council.name,
      replyTo: council.contactEmail,
      spf: 'found' as const,
      dmarc: 'missing' as const,
    },
    retentionDays: 365,
  };
};

const onInvitation = (): Handler =>
  handle(inviteToCouncilOperation, ({ body }) => ({
    id: 'invitation-new',
    councilId: body.councilId,
    invitedBy: null,
    invitedByName: '',
    email: body.email,
    role: body.role ?? 'council_staff',
    status: 'pending' as const,
    mailState: 'queued' as const,
    createdAt: NOW,
    expiresAt: ERASED,
    revision: 1,
  }));

export const onCouncils = (): Handler[] => {
  let councils: CouncilSummary[] = [
    summary({}, { users: 4, campaigns: 3, responses: 512 }),
    summary({ id: 'council-hillview', name: 'Hillview', slug: 'hillview' }, { users: 2, campaigns: 1, responses: 38 }),
  ];
  const get = (id: string): CouncilSummary => {
    const council = councils.find((each) => each.id === id);
    if (!council) throw problem('not_found');
    return council;
  };
  const change = (id: string, changes: Partial<CouncilSummary>): CouncilSummary => {
    const changed = { ...get(id), ...changes, revision: get(id).revision + 1 };
    councils = councils.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  return [
    handle(getSystemStatsOperation, () => ({
      activeCouncils: councils.filter(({ subscriptionStatus }) => subscriptionStatus === 'active').length,
      totalCouncils: councils.length,
      totalUsers: 6,
      activeUsers: 5,
      monthlyResponses: 79,
      monthBeganAt: MONTH,
    })),
    handle(listCouncilsOperation, ({ query = {} }) => ({
      items: councils.filter((each) => contains(`${each.name} ${each.slug}`, query.q) && isListed(each, query.status)),
      nextCursor: null,
    })),
    handle(createCouncilOperation, ({ body }) => {
      if (councils.some(({ slug }) => slug === body.slug)) throw problem('slug_taken');
      const fields = { id: `council-${body.slug}`, ...body, subscriptionStatus: 'pending' as const };
      const fresh = summary(fields, { users: 0, campaigns: 0, responses: 0 });
      councils = [fresh, ...councils];
      return fresh;
    }),
    handle(getCouncilDetailOperation, ({ params }) => detailOf(get(params.councilId))),
    handle(changeCouncilSlugOperation, ({ params, body }) => {
      const { slug, formerSlugs = [] } = get(params.councilId);
      return change(params.councilId, { slug: body.slug, formerSlugs: [...formerSlugs, slug] });
    }),
    handle(changeCouncilStatusOperation, ({ params, body }) => change(params.councilId, body)),
    handle(deleteCouncilOperation, ({ params }) => {
      change(params.councilId, { deletedAt: NOW, erasedAfter: ERASED });
    }),
    handle(restoreCouncilOperation, ({ params }) => change(params.councilId, { deletedAt: null, erasedAfter: null })),
    handle(chooseCouncilOperation, () => sampleSession(sampleSketch)),
    onInvitation(),
  ];
};

const listed = (id: string, fields: Partial<ListedUser>): ListedUser => ({
  id,
  name: 'Alex Morgan',
  email: `${id}@council.example`,
  role: 'council_staff',
  status: 'active',
  councilId: 'council-hillview',
  councilName: 'Hillview',
  createdAt: NOW,
  lastLoginAt: null,
  revision: 1,
  ...fields,
});

export const onUsers = (): Handler[] => {
  let users: ListedUser[] = [
    listed('alex', { role: 'council_admin', lastLoginAt: NOW }),
    listed('robin', { name: 'Robin Clarke', councilId: null, councilName: '' }),
  ];
  return [
    handle(listUsersOperation, ({ query = {} }) => ({
      items: users.filter(
        (user) =>
          contains(`${user.name} ${user.email}`, query.q) &&
          (!query.councilId || (user.councilId ?? 'none') === query.councilId) &&
          (!query.role || user.role === query.role) &&
          (!query.status || user.status === query.status),
      ),
      nextCursor: null,
    })),
    handle(updateUserOperation, ({ params, body = {} }) => {
      const known = users.find(({ id }) => id === params.userId);
      if (!known) throw problem('not_found');
      const { revision: _, ...changes } = body;
      const councilName = body.councilId === null ? '' : known.councilName;
      const changed = { ...known, ...changes, councilName, revision: known.revision + 1 };
      users = users.map((user) => (user.id === changed.id ? changed : user));
      return changed;
    }),
  ];
};

const testOf = ({ model, region }: AiProvider) => ({
  success: true,
  model,
  region,
  responseCount: 5,
  analysis: 'Residents like the new benches and want more light.',
  failure: null,
  error: '',
  httpStatus: null,
  httpBody: '',
  milliseconds: 740,
  testedAt: NOW,
});

export const onAi = (): Handler[] => {
  let settings: AiSettings = { isOn: false, defaultProviderId: null, monthlyCeiling: null, revision: 1 };
  let providers: AiProvider[] = [];
  const change = (id: string, changes: Partial<AiProvider>): AiProvider => {
    const known = providers.find((each) => each.id === id);
    if (!known) throw problem('not_found');
    const changed = { ...known, ...changes };
    providers = providers.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  const councilAi = {
    policy: 'default' as const,
    providerId: null,
    monthlyCeiling: null,
    spent: 0,
    refusal: 'off' as const,
  };
  return [
    handle(getAiConfigurationOperation, () => ({ settings, providers, spent: 1.25, monthBeganAt: MONTH })),
    handle(updateAiSettingsOperation, ({ body = {} }) => {
      settings = { ...settings, ...body, revision: settings.revision + 1 };
      return settings;
    }),
    handle(addAiProviderOperation, ({ body: { key, ...fields } }) => {
      const id = `provider-${providers.length + 1}`;
      const blank = { url: '', model: '', region: '', project: '', apiVersion: '', inputPrice: 0, outputPrice: 0 };
      const keySetAt = key ? NOW : null;
      const made = { ...blank, ...fields, id, hasKey: keySetAt !== null, keySetAt, lastTest: null, revision: 1 };
      providers = [...providers, made];
      return made;
    }),
    handle(updateAiProviderOperation, ({ params, body = {} }) => {
      const { key, revision: _, ...fields } = body;
      return change(params.providerId, { ...fields, ...(key ? { hasKey: true, keySetAt: NOW } : {}) });
    }),
    handle(removeAiProviderOperation, ({ params }) => {
      providers = providers.filter(({ id }) => id !== params.providerId);
    }),
    handle(testAiProviderOperation, ({ params }) => {
      const lastTest = testOf(change(params.providerId, {}));
      change(params.providerId, { lastTest });
      return lastTest;
    }),
    handle(getCouncilAiOperation, () => councilAi),
    handle(updateCouncilAiOperation, ({ body }) => ({ ...councilAi, ...body })),
  ];
};
