import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, createContext, createUnitOfWork, type Units } from '@folkmoot/service-kit';
import type { TestCampaigns } from './campaigns-service';
import { createRepositories, type Repositories } from './repositories';

type Service = Pick<TestCampaigns, 'connection' | 'clock'>;

const unitsOf = ({ connection, clock }: Service): Units<Repositories> =>
  createUnitOfWork({ connection, clock, repositories: createRepositories, producer: 'campaigns', sign: null });

/** The context of a use case on the database of a started service. Its events are not signed. */
export const contextOf = <A extends Actor>(service: Service, actor: A): Context<Repositories, A> =>
  createContext(unitsOf(service), service.clock, actor);

/** The context of background work, as jobs have it. */
export const systemContextOf = (service: Service): Context<Repositories, Actor> =>
  contextOf(service, systemActor('campaigns'));

/** The repositories of the actor's council, without a transaction. */
export const repositoriesOf = (service: Service, actor: Actor): Repositories => unitsOf(service).reader(actor);
