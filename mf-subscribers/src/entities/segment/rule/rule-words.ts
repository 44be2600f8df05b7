import {
  type AttributeValue,
  calendarDayIn,
  type SegmentCondition,
  type SegmentGroup,
  type SegmentRule,
  type Tag,
} from '@folkmoot/contracts/client';
import { statusLabel } from '@folkmoot/ui';
import { sourceLabel } from '../../subscriber/words.messages';
import { type AttributeCondition, fieldOf, isGroup, type RuleFields } from './rule.domain';
import { ruleTexts } from './rule.messages';

export interface RuleNames extends RuleFields {
  readonly tags: readonly Pick<Tag, 'id' | 'name'>[];
  readonly timeZone: string;
}

const { words } = ruleTexts;

const valueWords = (value: AttributeValue | null, type: string | undefined, timeZone: string): string => {
  if (typeof value === 'boolean') return (value ? ruleTexts.yes : ruleTexts.no).toLowerCase();
  if (typeof value === 'number') return value.toLocaleString('en');
  if (type === 'date' && value) return calendarDayIn(value, timeZone);
  return `“${value ?? ''}”`;
};

const intervalWords = (from: string | null, to: string | null): string => {
  if (from !== null && to !== null) return words.fromTo(from, to);
  return from === null ? words.upTo(to ?? '') : words.fromOn(from);
};

const attributeWords = ({ key, comparison, values }: AttributeCondition, names: RuleNames): string => {
  const field = fieldOf(names, key);
  const name = field?.name ?? ruleTexts.deletedAttribute;
  const said = values.map((value) => (value === null ? null : valueWords(value, field?.type, names.timeZone)));
  const [from = null, to = null] = said;
  const value = comparison === 'between' ? intervalWords(from, to) : words.or(said.filter((each) => each !== null));
  return words.compare(name, comparison, value);
};

const dayWords = ({ from, to, withinDays }: Extract<SegmentCondition, { of: 'subscribed' }>, timeZone: string) => {
  const [first, last] = [from, to].map((day) => (day ? calendarDayIn(day, timeZone) : null));
  const between = from || to ? intervalWords(first ?? null, last ?? null) : '';
  return [between, withinDays === undefined ? '' : words.lastDays(withinDays)].filter(Boolean).join(', ');
};

const signUpWords = (
  { pageId, codeIds = [] }: Extract<SegmentCondition, { of: 'signed_up' }>,
  { pages = [] }: RuleNames,
): string => {
  const page = pages.find(({ id }) => id === pageId);
  const title = page?.title ?? ruleTexts.deletedPage;
  const placeOf = (codeId: string) => page?.codes.find(({ id }) => id === codeId)?.label ?? ruleTexts.deletedPlace;
  return codeIds.length > 0 ? words.signedUpThere(title, words.or(codeIds.map(placeOf))) : words.signedUp(title);
};

const conditionWords = (condition: SegmentCondition, names: RuleNames): string => {
  switch (condition.of) {
    case 'attribute':
      return attributeWords(condition, names);
    case 'tags': {
      const nameOf = (id: string) => names.tags.find((tag) => tag.id === id)?.name ?? ruleTexts.deletedTag;
      return words.tags(words.or(condition.tagIds.map(nameOf)));
    }
    case 'status':
      return words.status(words.or(condition.statuses.map((status) => statusLabel(status).toLowerCase())));
    case 'source':
      return words.source(words.or(condition.sources.map(sourceLabel)));
    case 'text':
      return words.text(condition.q);
    case 'subscribed':
      return words.subscribed(dayWords(condition, names.timeZone));
    case 'invited': {
      const title = names.campaigns.find(({ id }) => id === condition.campaignId)?.title;
      return words.invited(title ?? ruleTexts.deletedCampaign);
    }
    case 'signed_up':
      return signUpWords(condition, names);
    case 'mailed':
      return words.mailed(words.lastDays(condition.withinDays));
  }
};

const nestedWords = (rule: SegmentRule, names: RuleNames): string => {
  if (!isGroup(rule)) return conditionWords(rule, names);
  const inner = groupWords(rule, names);
  return rule.match === 'none' || rule.rules.length < 2 ? inner : `(${inner})`;
};

const groupWords = ({ match, rules }: SegmentGroup, names: RuleNames): string =>
  words[match](rules.map((rule) => nestedWords(rule, names)));

/** A rule as one sentence. */
export const ruleWords = (rule: SegmentGroup, names: RuleNames): string => {
  if (rule.rules.length === 0) return ruleTexts.everybody;
  const said = groupWords(rule, names);
  return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}`;
};
