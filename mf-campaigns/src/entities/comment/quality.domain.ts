import type { LabelQuality } from '@folkmoot/contracts/client';

type Measured = NonNullable<LabelQuality['sentiment']>['accuracy'];

/** A share in whole comments of those that people checked: `83 of 100 (76 to 89)`. */
export const inComments = ({ value, low, high }: Measured, checked: number) => ({
  right: Math.round(value * checked),
  of: checked,
  low: Math.round(low * checked),
  high: Math.round(high * checked),
});
