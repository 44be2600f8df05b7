import type { Context } from '../execution/context';
import { drained, Memory, mapped, pause } from '../execution/flow';
import { type Accumulator, accumulators } from '../expressions/accumulators';
import { compileExpression } from '../expressions/compile';
import { type Evaluate, located } from '../expressions/types';
import { keyOf } from '../values/keys';
import { own, put } from '../values/own-fields';
import { type Doc, isDoc, isEmpty } from '../values/values';
import type { Stage, Transform } from './types';

interface Field {
  readonly name: string;
  readonly make: () => Accumulator;
  readonly evaluate: Evaluate;
}
interface Group {
  readonly id: unknown;
  readonly kept: readonly Accumulator[];
}
const groupBytes = 200;

const fieldOf = (name: string, spec: unknown, context: Context): Field => {
  if (name.includes('.')) throw located(40235, `The field name '${name}' cannot contain '.'`);
  const entries = isDoc(spec) ? Object.entries(spec) : [];
  const [[operator, operand] = ['', undefined], ...others] = entries;
  if (entries.length === 0) throw located(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw located(40238, `The field '${name}' must specify one accumulator`);
  const make = own(accumulators, operator);
  if (!make) throw located(15952, `unknown group operator '${operator}'`);
  if (operator !== '$count') return { name, make, evaluate: compileExpression(operand, context.variables) };
  if (!isDoc(operand) || !isEmpty(operand)) throw located(1000102, '$count takes no arguments, i.e. $count:{}');
  return { name, make, evaluate: () => 1 };
};

export const group: Stage = (operand, { context }) => {
  if (!isDoc(operand)) throw located(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw located(15955, 'a group specification must include an _id');
  const { _id, ...others } = operand;
  const identify = compileExpression(_id, context.variables);
  const fields = Object.entries(others).map(([name, spec]) => fieldOf(name, spec, context));
  return grouped(identify, fields, context.variables ?? {});
};

const grouped = (identify: Evaluate, fields: readonly Field[], variables: Doc): Transform =>
  function* (rows) {
    const memory = new Memory('$group');
    const groups = new Map<string, Group>();
    const groupOf = (id: unknown): Group => {
      const key = typeof id === 'string' ? `=${id}` : keyOf(id);
      const known = groups.get(key);
      if (known) return known;
      const made = { id, kept: fields.map(({ make }) => make()) };
      groups.set(key, made);
      memory.hold(groupBytes + key.length);
      return made;
    };
    yield* drained(rows, (root) => {
      const scope = { root, variables };
      const { kept } = groupOf(identify(scope) ?? null);
      for (const [at, { evaluate }] of fields.entries()) memory.hold(kept[at]?.add(evaluate(scope)) ?? 0);
    });
    yield* results(groups, fields);
  };
function* results(groups: ReadonlyMap<string, Group>, fields: readonly Field[]) {
  let seen = 0;
  for (const { id, kept } of groups.values()) {
    const row: Doc = { _id: id };
    for (const [at, { name }] of fields.entries()) put(row, name, kept[at]?.result());
    yield row;
    if (++seen % 64 === 0) yield pause;
  }
}

/** $count: one row, or none when there was nothing to count. */
export const count: Stage = (operand, world) => {
  const isName = typeof operand === 'string' && operand !== '' && !operand.startsWith('$') && !operand.includes('.');
  if (!isName) throw located(40156, 'the count field must be a non-empty string without $ and .');
  const counted = group({ _id: null, [operand]: { $sum: 1 } }, world);
  return (rows) => mapped(counted(rows), (row) => ({ [operand]: own(row, operand) }));
};
