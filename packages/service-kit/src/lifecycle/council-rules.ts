import { dictionary } from '@folkmoot/contracts';
import type { CouncilErasureOptions } from '../erasure/council-erasure';
import type { CouncilExportOptions } from '../export/council-export';
import type { ModelDefinition } from '../mongo/model';

/** The data of an entity that is not exported with a council, or additionally. */
export type ExportRules = Omit<CouncilExportOptions, 'models'>;

/** The part of a feature in the erasure of a council. The collections of its entities are erased without a rule. */
export interface ErasureRules extends Omit<CouncilErasureOptions, 'models'> {
  /** Collections that are not erased. An example is the record that the council is erased. */
  readonly kept?: readonly ModelDefinition[];
}

type Folders = (councilId: string) => readonly string[];

/** Undefined without folders, so that the export and the erasure of a service without files do not mention files. */
const mergeFolders = (rules: readonly { readonly folders?: Folders }[]): Folders | undefined => {
  const folders = rules.flatMap((each) => each.folders ?? []);
  return folders.length > 0 ? (councilId) => folders.flatMap((foldersOf) => foldersOf(councilId)) : undefined;
};

export const mergeExportRules = (
  models: readonly ModelDefinition[],
  rules: readonly ExportRules[],
): CouncilExportOptions => {
  const folders = mergeFolders(rules);
  return {
    models,
    elsewhere: rules.flatMap(({ elsewhere = [] }) => elsewhere),
    except: rules.flatMap(({ except = [] }) => except),
    without: dictionary(rules.flatMap(({ without = {} }) => Object.entries(without))),
    ...(folders ? { folders } : {}),
  };
};

/** Adds up what each rule deletes, by collection. */
const deleteFirst = async (rules: readonly ErasureRules[], councilId: string): Promise<Record<string, number>> => {
  const erased = dictionary<number>();
  for (const { first } of rules) {
    const counts = (await first?.(councilId)) ?? {};
    for (const [name, count] of Object.entries(counts)) erased[name] = (erased[name] ?? 0) + count;
  }
  return erased;
};

export const mergeErasureRules = (
  models: readonly ModelDefinition[],
  rules: readonly ErasureRules[],
): CouncilErasureOptions => {
  const kept = rules.flatMap((each) => each.kept ?? []);
  const folders = mergeFolders(rules);
  return {
    models: models.filter((model) => !kept.includes(model)),
    elsewhere: rules.flatMap(({ elsewhere = [] }) => elsewhere),
    ...(folders ? { folders } : {}),
    first: (councilId) => deleteFirst(rules, councilId),
    lastly: async (councilId) => {
      for (const { lastly } of rules) await lastly?.(councilId);
    },
  };
};
