/** @file mingo's operators, with those mended that would answer wrongly without a word. */
import { Context } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import { notImplemented } from '../errors';
import { bsonTypeOf } from '../values/values';

type Operands = Parameters<typeof accumulator.$sum>;

const refuseDecimals = (name: string, values: readonly unknown[]): void => {
  for (const value of values) {
    if (Array.isArray(value)) refuseDecimals(name, value);
    else if (bsonTypeOf(value) === 'Decimal128') throw notImplemented(`Decimal128 in ${name}`);
  }
};
/** mingo leaves Decimal128 out of sums: a wrong answer where a refusal is wanted. */
const withoutDecimals =
  (name: string, operator: (...operands: Operands) => unknown) =>
  (...[rows, operand, options]: Operands): unknown => {
    if (typeof operand === 'number') return operator(rows, operand, options);
    const values = accumulator.$push(rows, operand, options);
    refuseDecimals(name, values);
    return operator(values as Operands[0], null as never, options);
  };

export const mingoContext: Context = Context.init({
  accumulator: {
    ...accumulator,
    $sum: withoutDecimals('$sum', accumulator.$sum),
    $avg: withoutDecimals('$avg', accumulator.$avg),
  },
  expression,
  pipeline,
  projection,
  query,
  window,
} as Parameters<typeof Context.init>[0]);
