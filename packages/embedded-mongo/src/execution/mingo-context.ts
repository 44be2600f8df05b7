/** @file mingo's operators, with those mended that would answer wrongly without a word. */
import { Context, type Options } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import { notImplemented } from '../errors';
import { bsonTypeOf } from '../values/values';

type Accumulator = typeof accumulator.$sum;

const refuseDecimals = (name: string, values: readonly unknown[]): void => {
  for (const value of values) {
    if (Array.isArray(value)) refuseDecimals(name, value);
    else if (bsonTypeOf(value) === 'Decimal128') throw notImplemented(`Decimal128 in ${name}`);
  }
};
/** mingo leaves Decimal128 out of sums: a wrong answer where a refusal is wanted. */
const withoutDecimals =
  (name: string, operator: (...args: Parameters<Accumulator>) => unknown) =>
  (rows: unknown[], operand: unknown, options: Options): unknown => {
    if (typeof operand === 'number') return operator(rows, operand, options);
    const values = accumulator.$push(rows, operand as string, options);
    refuseDecimals(name, values);
    return operator(values, null as never, options);
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
