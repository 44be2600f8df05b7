import { DomainError, listUsersOperation, readUserAddressOperation, updateUserOperation } from '@folkmoot/contracts';
import { listUsersAcrossCouncils, userViews } from './list-users.use-case';
import { updateUser } from './update-user.use-case';
import type { UserApp } from './user.types';

export const userRoutes = ({ route }: UserApp) => [
  route(listUsersOperation, { handle: ({ context, query }) => listUsersAcrossCouncils(context, query) }),
  route(readUserAddressOperation, {
    handle: async ({ context: { acrossCouncils }, body }) => {
      const user = await acrossCouncils.reader().users.find(body.userId);
      if (!user) throw new DomainError('not_found');
      return { email: user.email };
    },
  }),
  route(updateUserOperation, {
    handle: async ({ context, params, body }) => {
      const [view] = await userViews(context, [await updateUser(context, { ...params, ...body })]);
      if (!view) throw new DomainError('not_found');
      return view;
    },
  }),
];
