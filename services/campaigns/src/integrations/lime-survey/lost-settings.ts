import type { LimeModel, LimeQuestion } from './lime-model';
import { messages } from './lime-survey.messages';
import { plainText } from './plain-text.domain';
import type { ReadContext } from './question-draft';

/** Settings with an expression or a number that checks answers, and that have no counterpart here. */
const checks = [
  ...['em_validation_q', 'em_validation_sq', 'equals_num_value', 'min_num_value', 'max_num_value'],
  ...['other_numbers_only', 'min_num_value_sgqa', 'max_num_value_sgqa', 'num_value_equals_sgqa'],
] as const;
/** These types use the setting. */
const usesTotal: ReadonlySet<string> = new Set(['K', 'Q']);
const picks = ['min_answers', 'max_answers'] as const;
const withPicks: ReadonlySet<string> = new Set(['M', 'P', 'R']);
const withoutUnit: ReadonlySet<string> = new Set(['S', 'Q', 'T', 'U', 'D']);

const isSet = (value: string): boolean => value !== '' && value !== '0';

const hasLostCheck = (question: LimeQuestion): boolean => {
  const { type } = question;
  const set = checks.filter((name) => isSet(question.setting(name)));
  const lostTotals = set.filter((name) => name !== 'equals_num_value' || !usesTotal.has(type));
  const lostPicks = withPicks.has(type) ? [] : picks.filter((name) => isSet(question.setting(name)));
  return question.hasCheck || lostTotals.length + lostPicks.length > 0;
};

const firstPlain = (question: LimeQuestion, name: string): string =>
  [...question.settingTexts(name).values()].map((text) => plainText(text).text)[0]?.slice(0, 100) ?? '';

/** Names the settings of a question that change what people see or may answer, and that were left out. */
export const noteLostSettings = (question: LimeQuestion, model: LimeModel, { where, remarks }: ReadContext): void => {
  const prefix = firstPlain(question, 'prefix');
  const suffix = withoutUnit.has(question.type) ? firstPlain(question, 'suffix') : '';
  const limit = question.setting('maximum_chars');
  const whys = [
    ...(hasLostCheck(question) ? [messages.check] : []),
    ...(question.hasScript ? [messages.script] : []),
    ...(isSet(question.setting('time_limit')) ? [messages.timeLimit] : []),
    ...(isSet(limit) ? [messages.maximumChars(limit.slice(0, 20))] : []),
    ...(prefix === '' ? [] : [messages.prefix(prefix)]),
    ...(suffix === '' ? [] : [messages.suffix(suffix)]),
    ...(question.setting('random_group') === '' ? [] : [messages.random]),
    ...(model.hasDefaults.has(question.id) ? [messages.defaults] : []),
  ];
  for (const why of whys) remarks.lost.push({ where, why });
};

/** Names the parts around the questions that were left out. */
export const noteLostParts = (model: LimeModel, { where, remarks }: ReadContext): void => {
  const [url = ''] = [...model.url.values()];
  const whys = [
    ...(model.groups.some(({ isRandom }) => isRandom) ? [messages.random] : []),
    ...(model.hasQuotas ? [messages.quotas] : []),
    ...(model.hasAssessments && model.settings.get('assessments') === 'Y' ? [messages.assessments] : []),
    ...(url === '' ? [] : [messages.endUrl(url.slice(0, 200))]),
    ...(model.policy.size > 0 ? [messages.policy] : []),
    ...(model.settings.size > 0 ? [messages.settings] : []),
  ];
  for (const why of whys) remarks.lost.push({ where, why });
};
