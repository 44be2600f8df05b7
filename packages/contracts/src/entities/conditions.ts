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

/** The value of a condition under new ids of options. A matrix is asked about `row:column`. */
export const renamedValue = (
  value: Condition['value'],
  ids: ReadonlyMap<string, string> | undefined,
): Condition['value'] => {
  const whole = ids?.get(String(value));
  if (whole !== undefined || typeof value === 'number' || !ids) return whole ?? value;
  return value
    .split(':')
    .map((id) => ids.get(id) ?? id)
    .join(':');
};

/** The same rule with each condition changed. */
export const mapConditions = (showIf: ShowIf, change: (condition: Condition) => Condition): ShowIf =>
  'conditions' in showIf ? { ...showIf, conditions: showIf.conditions.map(change) } : change(showIf);
