import type { Json } from '@folkmoot/evidence';

/** The content of a record. Dates and fields that are undefined are written as JSON writes them. */
export interface Entry {
  readonly type: string;
  readonly at: Date;
  readonly body: object;
}

/** A value as JSON has it. */
export const asJson = (value: object): Json => JSON.parse(JSON.stringify(value));
