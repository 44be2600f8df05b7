import type { Context } from '../execution/context';
import type { Flow } from '../execution/flow';
import type { Collection } from '../storage/model';
import type { Doc } from '../values/values';

export type Transform = (rows: Flow<Doc>) => Flow<Doc>;
/** The parts of the engine that a stage may use. */
export interface StageWorld {
  readonly context: Context;
  /** The stages after this one: a sort checks them for a limit. */
  readonly rest: readonly Doc[];
  /** Checks and compiles an inner pipeline; `context` carries its variables. */
  readonly compile: (pipeline: unknown, context: Context) => Transform;
  /** The rows of a whole pipeline over a collection. */
  readonly rowsOf: (context: Context, collection: Collection | undefined, pipeline: readonly Doc[]) => Flow<Doc>;
}
/** Checks and compiles one stage; refuses unknown features before the first row. */
export type Stage = (operand: unknown, world: StageWorld) => Transform;
