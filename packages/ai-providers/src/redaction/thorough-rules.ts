import { dayStreetRules, thoroughAddressRules } from './addresses';
import { pathRules } from './links';
import { germanStreetRule, redactionRules } from './patterns';
import type { RedactionRule } from './redaction-rule';
import { thoroughIdentifierRules } from './thorough-identifiers';
import { thoroughNameRules } from './thorough-names';

const isNumber = ({ kind }: RedactionRule): boolean => kind !== 'address' && kind !== 'name';

/** All rules for texts that people review: numbers first, so that no address begins with half of one, and names last. */
export const thoroughRules: readonly RedactionRule[] = [
  ...pathRules,
  ...dayStreetRules,
  ...redactionRules.filter(isNumber),
  ...thoroughIdentifierRules,
  ...thoroughAddressRules,
  ...redactionRules.filter((rule) => rule.kind === 'address' && rule !== germanStreetRule),
  ...thoroughNameRules,
  ...redactionRules.filter(({ kind }) => kind === 'name'),
];
