import type { Condition, ConditionGroup, ShowIf } from './question';

/** A display rule as a group, whichever way it is written; none holds no conditions. */
export const conditionsOf = (showIf: ShowIf | null | undefined): ConditionGroup => {
  if (!showIf) return { join: 'all', conditions: [] };
  return 'conditions' in showIf ? showIf : { join: 'all', conditions: [showIf] };
};

/** The shortest way to write a group: nothing, the one condition alone, or the group. */
export const showIfOf = ({ join, conditions }: ConditionGroup): ShowIf | null => {
  const [only, ...more] = conditions;
  if (!only) return null;
  return more.length > 0 ? { join, conditions } : only;
};

/** The same rule with each condition changed. */
export const mapConditions = (showIf: ShowIf, change: (condition: Condition) => Condition): ShowIf =>
  'conditions' in showIf ? { ...showIf, conditions: showIf.conditions.map(change) } : change(showIf);
