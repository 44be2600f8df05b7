/** @file Features put themselves together: from entities, which bring the data, and from what the feature does. */

import type { Poller } from '../concurrency/poller';
import type { ErasureReplays } from '../erasure/replay-erasures';
import type { Route } from '../http/route';
import type { JobDefinition } from '../jobs/job.types';
import type { MailQueue } from '../mail/mail-queue';
import type { BoundConsumer } from '../messaging/consumer';
import type { ModelDefinition } from '../mongo/model';
import type { Scope } from '../mongo/scope';
import type { ErasureRules, ExportRules } from './council-rules';
import type { RelaySource } from './service.types';

/** Collections, and the repositories over them. `C` is the configuration that the repositories need. */
export interface Entity<C, P extends object> {
  readonly models: readonly ModelDefinition[];
  readonly repositories: (scope: Scope, config: C) => P;
  readonly exported?: ExportRules;
}

/** Declares an entity beside its adapter, in its `*.mongo.ts`. Exactly one feature owns it. */
export const defineEntity = <P extends object, C = unknown>(entity: Entity<C, P>): Entity<C, P> => entity;

/** The smallest app: every feature can read the configuration. */
export interface AnyApp {
  readonly config: unknown;
}

/** A feature in a running service. */
export interface FeatureParts {
  readonly routes: readonly Route[];
  readonly consumers: readonly BoundConsumer[];
  readonly jobs: readonly JobDefinition[];
  readonly relays: readonly RelaySource[];
  readonly mailQueues: readonly MailQueue[];
  readonly erasure: ErasureRules;
  readonly replays: ErasureReplays;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A capability of a service. `A` is the app that it needs: `FeatureApp` with its repositories and its configuration. `P`
 * are the repositories that it provides, for all features of the service.
 */
export interface Feature<A extends AnyApp, P extends object> {
  readonly name: string;
  readonly models: readonly ModelDefinition[];
  readonly exported: readonly ExportRules[];
  readonly repositories: (scope: Scope, config: A['config']) => P;
  readonly setUp: (app: A) => FeatureParts;
}

/** `A | B` becomes `A & B`. */
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

interface Provider {
  readonly repositories: (scope: Scope, config: never) => object;
}

/** The repositories of several entities or features together. */
export type ProvidedBy<T extends readonly Provider[]> = object & Intersection<ReturnType<T[number]['repositories']>>;

/** The repositories of several sources as one object. The type is computed, because a loop has only the type `object`. */
const mergeRepositories = <T extends readonly Provider[]>(each: readonly object[]): ProvidedBy<T> =>
  Object.assign({}, ...each);

export interface FeatureDefinition<A extends AnyApp, D, E extends readonly Provider[]> {
  readonly name: string;
  /** The entities that this feature owns. Other features use them, too. */
  readonly entities?: E & readonly Entity<A['config'], object>[];
  /** Created once. All other parts receive it: for state that routes and jobs share, and for clients of other systems. */
  readonly dependencies?: (app: A) => D;
  readonly routes?: (app: A, dependencies: D) => readonly Route[];
  /** Made by `bindConsumers(app.units, [...])`. */
  readonly consumers?: (app: A, dependencies: D) => readonly BoundConsumer[];
  readonly jobs?: (app: A, dependencies: D) => readonly JobDefinition[];
  /** Outboxes in addition to the standard one. */
  readonly relays?: (app: A, dependencies: D) => readonly RelaySource[];
  /** Mails that wait to be sent, for System Health and metrics. */
  readonly mailQueues?: (app: A, dependencies: D) => readonly MailQueue[];
  readonly erasure?: (app: A, dependencies: D) => ErasureRules;
  /** Erases again what this feature has erased, after a restore. Runs before consumers, jobs and requests. */
  readonly replays?: (app: A, dependencies: D) => ErasureReplays;
  /** Work that every replica repeats, such as reading changed data. Started after `start`, stopped before `stop`. */
  readonly pollers?: (app: A, dependencies: D) => readonly Poller[];
  /** Runs after all parts have started, before the service reports ready. */
  readonly start?: (app: A, dependencies: D) => Promise<unknown>;
  readonly stop?: (app: A, dependencies: D) => Promise<unknown>;
}

/**
 * Declares a feature, in the `index.ts` of its folder. Its parts name the app that they need in the type of their
 * argument; `assemble` accepts the feature only beside features that provide it.
 */
export const defineFeature = <
  A extends AnyApp = AnyApp,
  D = undefined,
  const E extends readonly Provider[] = readonly [],
>({
  name,
  entities,
  ...parts
}: FeatureDefinition<A, D, E>): Feature<A, ProvidedBy<E>> => {
  const owned: readonly Entity<A['config'], object>[] = entities ?? [];
  return {
    name,
    models: owned.flatMap(({ models }) => models),
    exported: owned.map(({ exported = {} }) => exported),
    repositories: (scope, config) => mergeRepositories<E>(owned.map((entity) => entity.repositories(scope, config))),
    setUp: (app) => {
      const dependencies = parts.dependencies?.(app) as D;
      const pollers = parts.pollers?.(app, dependencies) ?? [];
      return {
        routes: parts.routes?.(app, dependencies) ?? [],
        consumers: parts.consumers?.(app, dependencies) ?? [],
        jobs: parts.jobs?.(app, dependencies) ?? [],
        relays: parts.relays?.(app, dependencies) ?? [],
        mailQueues: parts.mailQueues?.(app, dependencies) ?? [],
        erasure: parts.erasure?.(app, dependencies) ?? {},
        replays: parts.replays?.(app, dependencies) ?? {},
        start: async () => {
          await parts.start?.(app, dependencies);
          await Promise.all(pollers.map((poller) => poller.start()));
        },
        stop: async () => {
          await Promise.all(pollers.map((poller) => poller.stop()));
          await parts.stop?.(app, dependencies);
        },
      };
    },
  };
};
