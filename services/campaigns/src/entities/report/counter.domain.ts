/** State of the response numbers of a campaign. */
export interface ResponseNumbers {
  /** The highest assigned number. */
  readonly last: number;
  /** Numbers up to this one are reserved for responses that were stored without a number. */
  readonly older: number;
  /** How many of the reserved numbers are assigned. */
  readonly olderGiven: number;
}

export const numbersAfter = (older: number): ResponseNumbers => ({ last: older, older, olderGiven: 0 });

/** The next numbers for older responses: first reserved ones, then new ones. */
export const nextForOlder = (numbers: ResponseNumbers, count: number) => {
  const kept = Math.min(count, numbers.older - numbers.olderGiven);
  const assigned = Array.from({ length: count }, (_, index) =>
    index < kept ? numbers.olderGiven + index + 1 : numbers.last + index - kept + 1,
  );
  return {
    assigned,
    numbers: { ...numbers, olderGiven: numbers.olderGiven + kept, last: numbers.last + count - kept },
  };
};

/**
 * Current format of counters and responses. The migration `number-responses` gives it to older documents. A new format
 * needs a migration of its own.
 */
export const COUNTS_FORMAT = 2;

export interface Counter {
  readonly campaignId: string;
  readonly councilId: string;
  /** Increases with every change of the campaign's figures; live reports poll it. */
  readonly revision: number;
  /** Time zone of the calendar days of the rollups. */
  readonly zone: string;
  readonly responses: number;
  /** Null until the first number is assigned. */
  readonly numbers: ResponseNumbers | null;
}
