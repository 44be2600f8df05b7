import { conditionsOf, type Question, type QuestionOption, type SurveyChange } from '@folkmoot/contracts/client';
import { messages } from './compare.messages';
import { ownLinks, populationGroups } from './population';
import { questionType } from './registry';

type Part = QuestionOption & { readonly imageUrl?: string; readonly alt?: string };
const partsOf = ({ options = [], imageOptions = [], columns = [], areas = [] }: Question): readonly Part[] => [
  ...options,
  ...imageOptions,
  ...columns,
  ...areas.map(({ id, name, district = '' }) => ({ id, label: district ? `${name}, ${district}` : name })),
];

type Change = Omit<SurveyChange, 'questionId'>;
type Compare = (before: Question, after: Question, name: string) => Change[];

const change = (isChanged: boolean, kind: Change['kind'], isSafe: boolean, message: string): Change[] =>
  isChanged ? [{ kind, isSafe, message }] : [];

const labelsOf = (parts: readonly Part[]): string[] => parts.map(({ id, label }) => label.trim() || id);

const isReworded = (before: Part | undefined, after: Part): boolean =>
  before !== undefined &&
  (before.label !== after.label || before.imageUrl !== after.imageUrl || before.alt !== after.alt);

const byId = (parts: readonly Part[]): ReadonlyMap<string, Part> => new Map(parts.map((part) => [part.id, part]));

const compareParts: Compare = (before, after, name) => {
  const was = partsOf(before);
  const is = partsOf(after);
  const wasById = byId(was);
  const isById = byId(is);
  const removed = was.filter(({ id }) => !isById.has(id));
  const added = is.filter(({ id }) => !wasById.has(id));
  const reworded = is.filter((part) => isReworded(wasById.get(part.id), part));
  const order = (parts: readonly Part[], among: ReadonlyMap<string, Part>) =>
    parts.flatMap(({ id }) => (among.has(id) ? [id] : [])).join();
  return [
    ...change(removed.length > 0, 'option_removed', false, messages.optionsRemoved(name, labelsOf(removed))),
    ...change(added.length > 0, 'option_added', true, messages.optionsAdded(name, labelsOf(added))),
    ...change(reworded.length > 0, 'option_reworded', true, messages.optionsReworded(name, labelsOf(reworded))),
    ...change(order(was, isById) !== order(is, wasById), 'options_moved', true, messages.optionsMoved(name)),
  ];
};

const conditionWords = ({ showIf }: Pick<Question, 'showIf'>): string => {
  const { join, conditions } = conditionsOf(showIf);
  const each = conditions.map(({ questionId, operator, value }) => [questionId, operator, String(value)]);
  return JSON.stringify([each.length > 1 ? join : '', each]);
};

const NO_CONDITION = conditionWords({});

/** How options are offered, besides their words. */
const offerWords = (question: Question): string => {
  const { minPicks = 0, maxPicks = 0, optionOrder = '', optionsFrom } = question;
  const settings = partsOf(question).map(({ id, other, isPersonal, exclusive, keepAt = '', showIf }) => [
    id,
    Boolean(other),
    Boolean(isPersonal),
    Boolean(exclusive),
    keepAt,
    conditionWords({ showIf }),
  ]);
  const set = settings.filter(([, ...rest]) => rest.some((each) => each && each !== NO_CONDITION)).sort();
  return JSON.stringify([
    minPicks,
    maxPicks,
    optionOrder,
    optionsFrom?.questionId ?? '',
    optionsFrom?.which ?? '',
    set,
  ]);
};

const isSameRange = ({ numberRange: a }: Question, { numberRange: b }: Question): boolean =>
  a?.min === b?.min && a?.max === b?.max && (a?.decimals ?? 0) === (b?.decimals ?? 0);

const labelWords = ({ ratingLabels = [], numberLabels = {}, numberUnit = '' }: Question): string =>
  JSON.stringify([numberUnit, ratingLabels, Object.entries(numberLabels).sort(([a], [b]) => Number(a) - Number(b))]);

/** Points of another map, and postcodes with and without their wards, cannot be counted together. */
const comparePlaces: Compare = (before, after, name) => {
  const frame = ({ map }: Question) => JSON.stringify(map ? [map.kind, map.width, map.height, map.bounds ?? null] : []);
  const kept = ({ exactness, allowsOutside = false, asksWhere = false, keepsPostcode, map, postcodeTable }: Question) =>
    JSON.stringify([exactness, allowsOutside, asksWhere, keepsPostcode, map?.url, postcodeTable?.url]);
  const isOther = frame(before) !== frame(after) || Boolean(before.postcodeTable) !== Boolean(after.postcodeTable);
  return [
    ...change(isOther, 'range_changed', false, messages.mapChanged(name)),
    ...change(!isOther && kept(before) !== kept(after), 'texts_changed', true, messages.placeSettingsChanged(name)),
  ];
};

/** Answers to other words or to another kind of date cannot be counted together. */
const compareAsked: Compare = (before, after, name) => {
  const agreed = ({ consentText = '' }: Question) => consentText.trim();
  const asked = ({ dateKind = 'date', dateRange = {} }: Question) =>
    JSON.stringify([dateKind, dateRange.min ?? '', dateRange.max ?? '']);
  return [
    ...change(agreed(before) !== agreed(after), 'question_reworded', false, messages.consentReworded(name)),
    ...change(asked(before) !== asked(after), 'range_changed', false, messages.datesChanged(name)),
    ...change((before.country ?? '') !== (after.country ?? ''), 'texts_changed', true, messages.countryChanged(name)),
    ...change(
      Boolean(before.isPersonal) !== Boolean(after.isPersonal),
      'texts_changed',
      true,
      messages.privacyChanged(name),
    ),
  ];
};

const compareSettings: Compare = (before, after, name) => [
  ...change(!isSameRange(before, after), 'range_changed', false, messages.rangeChanged(name)),
  ...change(labelWords(before) !== labelWords(after), 'texts_changed', true, messages.labelsChanged(name)),
  ...change(offerWords(before) !== offerWords(after), 'options_changed', true, messages.offerChanged(name)),
];

const shareOf = ({ budget }: Question): string => (budget ? `${budget.total} ${budget.step}` : '');

/** Answers in words and answers in numbers cannot be counted together, nor one choice and several, nor other amounts. */
const compareChoices: Compare = (before, after, name) => [
  ...change(
    Boolean(before.canPickSeveral) !== Boolean(after.canPickSeveral),
    'range_changed',
    false,
    messages.severalChanged(name, Boolean(after.canPickSeveral)),
  ),
  ...change(shareOf(before) !== shareOf(after), 'range_changed', false, messages.budgetChanged(name)),
  ...change(
    Boolean(before.budget?.isExact) !== Boolean(after.budget?.isExact),
    'required_changed',
    true,
    messages.exactChanged(name, Boolean(after.budget?.isExact)),
  ),
  ...change(before.matrixKind !== after.matrixKind, 'range_changed', false, messages.matrixKindChanged(name)),
  ...change(
    (before.isEveryRowRequired ?? true) !== (after.isEveryRowRequired ?? true),
    'required_changed',
    true,
    messages.rowsNeeded(name, after.isEveryRowRequired ?? true),
  ),
];

/** Links say how answers are compared with the population. They change no answer. */
const linkWords = (question: Question): string => {
  const { population } = question;
  if (!population) return '';
  const links = Object.entries(ownLinks(populationGroups(question), population));
  return JSON.stringify([population.dimensionId, links.sort(([a], [b]) => (a < b ? -1 : 1))]);
};

const comparePopulation: Compare = (before, after, name) =>
  change(
    linkWords(before) !== linkWords(after),
    'options_changed',
    true,
    after.population ? messages.populationChanged(name) : messages.populationRemoved(name),
  );

const compareType: Compare = (before, after, name) => {
  const label = ({ type }: Question) => questionType(type).label;
  return change(
    before.type !== after.type,
    'question_type_changed',
    false,
    messages.typeChanged(name, label(before), label(after)),
  );
};

const compareCommon: Compare = (before, after, name) => [
  ...change(
    before.title !== after.title || (before.description ?? '') !== (after.description ?? ''),
    'question_reworded',
    true,
    messages.reworded(name),
  ),
  ...change(
    before.required !== after.required,
    'required_changed',
    true,
    after.required ? messages.required(name) : messages.optional(name),
  ),
  ...change(
    conditionWords(before) !== conditionWords(after),
    'condition_changed',
    true,
    messages.conditionChanged(name),
  ),
];

/** Every difference of one question. When the type changed, the parts are not compared. */
export const compareQuestions = (before: Question, after: Question, name: string): SurveyChange[] => {
  const ofType = compareType(before, after, name);
  const inside =
    ofType.length > 0
      ? []
      : [
          ...compareParts(before, after, name),
          ...compareSettings(before, after, name),
          ...compareAsked(before, after, name),
          ...compareChoices(before, after, name),
          ...comparePlaces(before, after, name),
          ...comparePopulation(before, after, name),
        ];
  return [...ofType, ...inside, ...compareCommon(before, after, name)].map((each) => ({
    ...each,
    questionId: after.id,
  }));
};

/** True when answers to a question before and after an edit may be counted together. */
export const isComparable = (before: Question, after: Question): boolean =>
  before.id === after.id && compareQuestions(before, after, '').every(({ isSafe }) => isSafe);
