/** @file Dates in UTC; other time zones are refused, since the product buckets by local day in its own code. */
import { ObjectId } from 'bson';
import { notImplemented } from '../errors';
import { own } from '../values/own-fields';
import { typeNameOf } from '../values/types';
import { isDoc, isNil } from '../values/values';
import { located, namedArguments, type Operator, type Operators } from './types';

const utc = new Set<unknown>([undefined, null, 'UTC', 'GMT', 'Etc/UTC', 'Z', '+00:00']);
const checkZone = (zone: unknown, name: string): void => {
  if (!utc.has(zone)) throw notImplemented(`'timezone' of ${name}`);
};
const dateOf = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw located(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`);
};

const part =
  (read: (date: Date) => number): Operator =>
  (operand, compile, name) => {
    const isNamed = isDoc(operand) && ('date' in operand || 'timezone' in operand);
    const args = isNamed ? namedArguments(operand, name, { required: ['date'], optional: ['timezone'] }) : undefined;
    checkZone(args?.timezone, name);
    const [only, ...others] = Array.isArray(operand) ? operand : [operand];
    if (others.length > 0) throw located(40536, `${name} accepts exactly one argument`);
    const date = compile(args ? args.date : only);
    return (scope) => {
      const value = date(scope);
      return isNil(value) ? null : read(dateOf(value));
    };
  };

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
const formats: Readonly<Record<string, (date: Date) => string>> = {
  '%%': () => '%',
  '%Y': (date) => padded(date.getUTCFullYear(), 4),
  '%m': (date) => padded(date.getUTCMonth() + 1, 2),
  '%d': (date) => padded(date.getUTCDate(), 2),
  '%H': (date) => padded(date.getUTCHours(), 2),
  '%M': (date) => padded(date.getUTCMinutes(), 2),
  '%S': (date) => padded(date.getUTCSeconds(), 2),
  '%L': (date) => padded(date.getUTCMilliseconds(), 3),
  '%j': (date) => padded(dayOfYear(date), 3),
  '%u': (date) => String(date.getUTCDay() || 7),
  '%w': (date) => String(date.getUTCDay() + 1),
  '%z': () => '+0000',
  '%Z': () => '0',
};
const formatted = (date: Date, format: string): string =>
  format.replace(/%(.|$)/g, (mark) => {
    const write = own(formats, mark);
    if (write) return write(date);
    throw located(18536, `Invalid format character '${mark}' in format string`);
  });
const toText: Operator = (operand, compile, name) => {
  const optional = ['format', 'timezone', 'onNull'];
  const args = namedArguments(operand, name, { required: ['date'], optional });
  checkZone(args.timezone, name);
  const format = compile(args.format ?? '%Y-%m-%dT%H:%M:%S.%LZ');
  const date = compile(args.date);
  const onNull = compile(args.onNull ?? null);
  return (scope) => {
    const value = date(scope);
    return isNil(value) ? onNull(scope) : formatted(dateOf(value), String(format(scope)));
  };
};

const lengths: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};
const startOf = (date: Date, unit: unknown): Date => {
  const length = own(lengths, String(unit));
  if (length) return new Date(Math.floor(date.getTime() / length) * length);
  if (unit === 'month') return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  if (unit === 'year') return new Date(Date.UTC(date.getUTCFullYear(), 0, 1));
  throw notImplemented(`unit '${String(unit)}' of $dateTrunc`);
};
const truncated: Operator = (operand, compile, name) => {
  const args = namedArguments(operand, name, { required: ['date', 'unit'], optional: ['timezone', 'binSize'] });
  checkZone(args.timezone, name);
  if (args.binSize !== undefined && args.binSize !== 1) throw notImplemented("'binSize' of $dateTrunc");
  const date = compile(args.date);
  const unit = compile(args.unit);
  return (scope) => {
    const value = date(scope);
    return isNil(value) ? null : startOf(dateOf(value), unit(scope));
  };
};

export const dates: Operators = {
  $dateToString: toText,
  $dateTrunc: truncated,
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part((date) => date.getUTCDay() + 1),
  $dayOfYear: part(dayOfYear),
  $hour: part((date) => date.getUTCHours()),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $minute: part((date) => date.getUTCMinutes()),
  $month: part((date) => date.getUTCMonth() + 1),
  $second: part((date) => date.getUTCSeconds()),
  $year: part((date) => date.getUTCFullYear()),
};
