import { dictionary, systemActor } from '@folkmoot/contracts';
import { councilErasure } from '../erasure/council-erasure';
import type { EraseAgain } from '../erasure/replay-erasures';
import { councilExporter } from '../export/council-export';
import type { Scope } from '../mongo/scope';
import { mergeErasureRules, mergeExportRules } from './council-rules';
import type { AnyApp, Feature, ProvidedBy } from './feature';
import { createFeatureApp, type FeatureApp } from './feature-app';
import { madeAtFirstUse, type Provided } from './made-at-first-use';
import type { ServiceConfig, ServiceKit } from './service.types';

type Features = readonly Feature<never, object>[];

/** The configuration that the features need together. */
type ConfigOf<F extends Features> = F[number] extends { readonly setUp: (app: infer A extends AnyApp) => unknown }
  ? A['config']
  : never;

type Kit<F extends Features> = ServiceKit<ServiceConfig & ConfigOf<F>>;

/** Throws when two features provide a repository with the same name: one would hide the other. */
const requireOwners = (provided: readonly (Provided & { readonly by: string })[]): void => {
  const owners = new Map<string, string>();
  for (const { by, names } of provided) {
    for (const name of names) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`${owner} and ${by} both provide the repository ${name}`);
      owners.set(name, by);
    }
  }
};

/**
 * Makes a service of its features: `defineService({ name, ...assemble([...]) })`. It erases and exports the data of a
 * council. A list in which a feature needs a repository that no feature provides does not compile.
 */
export const assemble = <const F extends Features>(
  features: F & readonly Feature<FeatureApp<ProvidedBy<F>, ConfigOf<F>>, object>[],
) => {
  const all: readonly Feature<FeatureApp<ProvidedBy<F>, ConfigOf<F>>, object>[] = features;
  const models = all.flatMap((feature) => feature.models);
  const exported = mergeExportRules(
    models,
    all.flatMap((feature) => feature.exported),
  );
  const compose = (kit: Kit<F>) => {
    const { connection, config } = kit;
    const noCouncil = { connection, session: null, actor: systemActor(kit.name), councilId: null };
    const provided = all.map(({ name, repositories }) => ({
      by: name,
      names: Object.keys(repositories(noCouncil, config)),
      make: (scope: Scope) => repositories(scope, config),
    }));
    requireOwners(provided);
    const app = createFeatureApp(kit, madeAtFirstUse<ProvidedBy<F>>(provided), councilExporter(kit, exported));
    const parts = all.map((feature) => feature.setUp(app));
    const erasing = councilErasure(
      kit,
      mergeErasureRules(
        models,
        parts.map(({ erasure }) => erasure),
      ),
    );
    return {
      /** For tests and tools that use a part of the service without a request. */
      app,
      routes: parts.flatMap(({ routes }) => routes),
      consumers: [...parts.flatMap(({ consumers }) => consumers), ...erasing.consumers],
      jobs: [erasing.job, ...parts.flatMap(({ jobs }) => jobs)],
      relays: parts.flatMap(({ relays }) => relays),
      mailQueues: parts.flatMap(({ mailQueues }) => mailQueues),
      replays: dictionary(
        [erasing.replays, ...parts.map(({ replays }) => replays)].flatMap(Object.entries<EraseAgain>),
      ),
      exported,
      start: async () => {
        for (const { start } of parts) await start();
      },
      stop: async () => {
        for (const { stop } of parts.toReversed()) await stop();
      },
    };
  };
  return { models, compose };
};
