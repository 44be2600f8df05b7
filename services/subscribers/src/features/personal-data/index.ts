import { eraseSubscriberDataOperation, readSubscriberDataOperation } from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import { erasePerson } from './erase-person.use-case';
import type { PersonUnits } from './person.deps';
import { readPerson } from './read-person.use-case';

export const personalDataRoutes = (deps: { readonly units: PersonUnits }) => [
  route(readSubscriberDataOperation, {
    handle: ({ actor, body }) => readPerson(deps, asUser(actor), body.email, body.purpose),
  }),
  route(eraseSubscriberDataOperation, {
    handle: async ({ actor, body }) => ({ subscriber: await erasePerson(deps, asUser(actor), body.email) }),
  }),
];
