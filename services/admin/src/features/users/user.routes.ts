import { DomainError, listUsersOperation, readUserAddressOperation, updateUserOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { listUsersAcrossCouncils, userViews } from './list-users.use-case';
import { updateUser } from './update-user.use-case';

export const userRoutes = (deps: Deps) => [
  route(listUsersOperation, { handle: ({ query }) => listUsersAcrossCouncils(deps, query) }),
  route(readUserAddressOperation, {
    handle: async ({ body }) => {
      const user = await deps.units.readerAcrossCouncils().users.find(body.userId);
      if (!user) throw new DomainError('not_found');
      return { email: user.email };
    },
  }),
  route(updateUserOperation, {
    handle: async ({ actor, params, body }) => {
      const [view] = await userViews(deps, [await updateUser(deps, asUser(actor), { ...params, ...body })]);
      if (!view) throw new DomainError('not_found');
      return view;
    },
  }),
];
