import { type Actor, type Operation, systemActor } from '@folkmoot/contracts';
import type { Clock } from '../clock';
import { type Context, createContext } from '../context/context';
import type { CouncilExporter } from '../export/council-export';
import { type ActorOf, type Route, type RouteContext, type RouteInput, type RouteOptions, route } from '../http/route';
import type { Scope } from '../mongo/scope';
import type { Units } from '../mongo/unit-of-work';
import type { ServiceConfig, ServiceKit } from './service.types';

/** The input of a handler: the context for its use case, and the checked parts of the request. */
export type ContextRouteInput<R, O extends Operation> = Omit<RouteInput<O>, 'actor' | 'context'> & {
  /** Has the caller as its actor. */
  readonly context: Context<R, ActorOf<O>>;
  readonly request: RouteContext;
};

export type ContextRouteOptions<R, O extends Operation> = Omit<RouteOptions<O>, 'handle'> & {
  readonly handle: (input: ContextRouteInput<R, O>) => ReturnType<RouteOptions<O>['handle']>;
};

/**
 * The service as one of its features sees it: the parts of the kit, typed by what the feature needs. `R` names the
 * repositories that it uses, `C` the fields of the configuration that it reads.
 */
export interface FeatureApp<R = object, C = object> extends Omit<ServiceKit, 'config' | 'units'> {
  readonly config: C;
  readonly units: Units<R>;
  /** Reads the data of a council that this service exports. */
  readonly ownExporter: CouncilExporter;
  /** The context of a use case that runs on behalf of this actor. Another clock is for demo data of the past. */
  readonly contextOf: <A extends Actor>(actor: A, clock?: Clock) => Context<R, A>;
  /** The context of background work: the service itself, in no council. */
  readonly systemContext: Context<R, Actor>;
  /** Binds a handler to an operation. The handler receives the context of its caller. */
  readonly route: <O extends Operation>(operation: O, options: ContextRouteOptions<R, O>) => Route;
}

/** Makes the app of a service from its kit and the repositories of all its features. */
export const createFeatureApp = <R extends object, C extends ServiceConfig>(
  kit: ServiceKit<C>,
  repositories: (scope: Scope) => R,
  ownExporter: CouncilExporter,
): FeatureApp<R, C> => {
  const units = kit.units(repositories);
  const contextOf: FeatureApp<R>['contextOf'] = (actor, clock) =>
    clock ? createContext(kit.units(repositories, clock), clock, actor) : createContext(units, kit.clock, actor);
  return {
    ...kit,
    units,
    ownExporter,
    contextOf,
    systemContext: contextOf(systemActor(kit.name)),
    route: (operation, { handle, ...options }) =>
      route(operation, {
        ...options,
        handle: ({ actor, context: request, ...input }) => handle({ ...input, context: contextOf(actor), request }),
      }),
  };
};
