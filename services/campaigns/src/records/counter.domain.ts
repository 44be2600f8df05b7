/** The figures of a campaign that are asked for all the time. */
/** How far the numbers of a campaign's responses are. */
export interface ResponseNumbers {
  /** The highest number that a response has got. */
  readonly last: number;
  /** Numbers up to this one are for responses that were kept before responses had numbers. */
  readonly older: number;
  /** How many of those are given. */
  readonly olderGiven: number;
}

export const numbersAfter = (older: number): ResponseNumbers => ({ last: older, older, olderGiven: 0 });

/** The next numbers for older responses: those kept for them, then new ones. */
export const nextForOlder = (numbers: ResponseNumbers, count: number) => {
  const kept = Math.min(count, numbers.older - numbers.olderGiven);
  const given = Array.from({ length: count }, (_, index) =>
    index < kept ? numbers.olderGiven + index + 1 : numbers.last + index - kept + 1,
  );
  return { given, numbers: { ...numbers, olderGiven: numbers.olderGiven + kept, last: numbers.last + count - kept } };
};

/** What counters and responses hold today; what is older is brought up to it. */
export const COUNTS_FORMAT = 2;

export interface Counter {
  readonly campaignId: string;
  readonly councilId: string;
  /** Goes up with every change of the campaign's figures; live reports watch it. */
  readonly revision: number;
  /** The zone whose calendar days the rollups are of. */
  readonly zone: string;
  readonly responses: number;
  /** Null until the first number is given. */
  readonly numbers: ResponseNumbers | null;
}
