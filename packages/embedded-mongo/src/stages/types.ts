import type { Context } from '../execution/context';
import type { Flow } from '../execution/flow';
import type { Collection } from '../storage/model';
import type { Doc } from '../values/values';

export type Transform = (rows: Flow<Doc>) => Flow<Doc>;
/** What a stage may need of the rest of the engine. */
export interface StageWorld {
  readonly context: Context;
  /** The stages after this one: a sort looks for a limit there. */
  readonly rest: readonly Doc[];
  /** Checks and compiles an inner pipeline; `context` carries its variables. */
  readonly compile: (pipeline: unknown, context: Context) => Transform;
  /** The rows of a whole pipeline over a collection. */
  readonly rowsOf: (context: Context, collection: Collection | undefined, pipeline: readonly Doc[]) => Flow<Doc>;
}
/** Checks and compiles one stage; refuses what it does not know before the first row. */
export type Stage = (operand: unknown, world: StageWorld) => Transform;
