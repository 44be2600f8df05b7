import {
  eraseSubscriberDataByCommandOperation,
  eraseSubscriberDataOperation,
  readSubscriberDataOperation,
} from '@folkmoot/contracts';
import { erasePerson } from './erase-person.use-case';
import type { PersonApp } from './person.types';
import { readPerson } from './read-person.use-case';

export const personRoutes = ({ route }: PersonApp) => [
  route(readSubscriberDataOperation, {
    handle: ({ context, body }) => readPerson(context, body.email, body.purpose),
  }),
  route(eraseSubscriberDataOperation, {
    handle: async ({ context, body }) => ({ subscriber: await erasePerson(context, body.email) }),
  }),
  route(eraseSubscriberDataByCommandOperation, {
    handle: async ({ context, body }) => ({ subscriber: await erasePerson(context, body.email) }),
  }),
];
