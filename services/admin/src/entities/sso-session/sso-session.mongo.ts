import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import type { SsoSessionRepository, StoredSsoSession } from './sso-session.repository';

type SsoSessionDocument = Omit<StoredSsoSession, 'id'> & { _id: string };

export const ssoSessionModel = defineModel<SsoSessionDocument>('ssoSessions', {
  fields: {
    councilId: { type: String, required: true },
    userId: { type: String, required: true },
    subject: { type: String, required: true },
    subjectFormat: { type: String, default: '' },
    providerSession: { type: String, default: '' },
    sealedHint: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1, subject: 1 }, serves: 'listSignedOut by person' },
    { keys: { councilId: 1, providerSession: 1 }, serves: 'listSignedOut by session' },
    { keys: { userId: 1 }, serves: 'deleteOfUser' },
    { keys: { expiresAt: 1 }, serves: 'removal of what has expired', expireAfterSeconds: 0 },
  ],
});

const toSession = ({ _id, ...fields }: SsoSessionDocument): StoredSsoSession => ({ id: _id, ...fields });

/** Sessions belong to users, and a provider signs people out without a session of ours. */
export const createSsoSessionRepositoryAcrossCouncils = (scope: Scope): SsoSessionRepository => {
  const sessions = collectionAcrossCouncils(ssoSessionModel, scope);
  return {
    add: async ({ id, ...fields }) => void (await sessions.insert({ ...fields, _id: id })),
    find: async (id) => {
      const document = await sessions.findOne({ _id: id });
      return document && toSession(document);
    },
    listSignedOut: async ({ councilId, subject, providerSession }) => {
      const filter = {
        ...(subject === null ? {} : { subject }),
        ...(providerSession === null ? {} : { providerSession }),
      };
      return (await sessions.find(aboutCouncil<SsoSessionDocument>(councilId, filter))).map(toSession);
    },
    delete: async (id) => void (await sessions.delete(id)),
    deleteOfUser: async (userId) => void (await sessions.deleteMany({ userId })),
  };
};

export const ssoSessionEntity = defineEntity({
  models: [ssoSessionModel],
  repositories: (scope) => ({ ssoSessions: createSsoSessionRepositoryAcrossCouncils(scope) }),
  exported: { except: [ssoSessionModel] },
});
