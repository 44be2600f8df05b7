import type { LimeTables, Row } from './read-tables';

/** Texts by language, as they are in the file, usually HTML. */
export type Texts = ReadonlyMap<string, string>;

/** A subquestion or an answer of a question. */
export interface LimePart {
  readonly id: string;
  readonly code: string;
  readonly texts: Texts;
  readonly relevance: string;
}

export interface LimeQuestion {
  readonly id: string;
  readonly groupId: string;
  readonly surveyId: string;
  readonly code: string;
  readonly type: string;
  readonly isMandatory: boolean;
  readonly hasOther: boolean;
  readonly hasCheck: boolean;
  readonly hasScript: boolean;
  readonly relevance: string;
  readonly texts: Texts;
  readonly help: Texts;
  /** Subquestions of the first axis: rows. */
  readonly rows: readonly LimePart[];
  /** Subquestions of the second axis: columns. */
  readonly columns: readonly LimePart[];
  /** Answers of the first and of the second scale. */
  readonly answers: readonly LimePart[];
  readonly secondAnswers: readonly LimePart[];
  /** The value of a setting; empty when it has none. */
  setting(name: string): string;
  settingTexts(name: string): Texts;
}

export interface LimeGroup {
  readonly id: string;
  readonly texts: Texts;
  readonly descriptions: Texts;
  readonly relevance: string;
  readonly isRandom: boolean;
  readonly questions: readonly LimeQuestion[];
}

export interface LimeModel {
  readonly language: string;
  readonly settings: Row;
  readonly title: Texts;
  readonly description: Texts;
  readonly welcome: Texts;
  readonly end: Texts;
  readonly url: Texts;
  readonly policy: Texts;
  readonly groups: readonly LimeGroup[];
  readonly conditions: readonly Row[];
  readonly hasDefaults: ReadonlySet<string>;
  readonly hasQuotas: boolean;
  readonly hasAssessments: boolean;
}

const cell = (row: Row | undefined, name: string): string => (row?.get(name) ?? '').trim();

const ordered = <T>(items: readonly T[], orderOf: (item: T) => string): T[] =>
  items
    .map((item, index) => ({ item, order: Number(orderOf(item)) || 0, index }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .map(({ item }) => item);

const groupedBy = (rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** The texts of one column. Version 4 and later have a row for each language in a table of its own, earlier ones here. */
const textsOf = (rows: readonly Row[], column: string, languageColumn = 'language'): Texts =>
  new Map(
    rows.flatMap((row): [string, string][] => {
      const text = cell(row, column);
      return text === '' ? [] : [[cell(row, languageColumn), text]];
    }),
  );

interface Tables {
  readonly subquestions: ReadonlyMap<string, readonly Row[]>;
  readonly answers: ReadonlyMap<string, readonly Row[]>;
  readonly questionTexts: ReadonlyMap<string, readonly Row[]>;
  readonly answerTexts: ReadonlyMap<string, readonly Row[]>;
  readonly attributes: ReadonlyMap<string, readonly Row[]>;
}

const isSub = (row: Row): boolean => !['', '0'].includes(cell(row, 'parent_qid'));

const tablesOf = (tables: LimeTables): Tables => {
  const subquestions = [...tables.rows('subquestions'), ...tables.rows('questions').filter(isSub)];
  return {
    subquestions: groupedBy(subquestions, (row) => cell(row, 'parent_qid')),
    answers: groupedBy(tables.rows('answers'), (row) => cell(row, 'qid')),
    questionTexts: groupedBy(tables.rows('question_l10ns'), (row) => cell(row, 'qid')),
    answerTexts: groupedBy(tables.rows('answer_l10ns'), (row) => cell(row, 'aid')),
    attributes: groupedBy(tables.rows('question_attributes'), (row) => cell(row, 'qid')),
  };
};

const subquestionsOf = (rows: readonly Row[], scale: string, { questionTexts }: Tables): LimePart[] => {
  const byId = groupedBy(
    rows.filter((row) => (cell(row, 'scale_id') || '0') === scale),
    (row) => cell(row, 'qid') || cell(row, 'title'),
  );
  return ordered([...byId], ([, [first]]) => cell(first, 'question_order')).map(([id, own]) => ({
    id,
    code: cell(own[0], 'title'),
    texts: textsOf([...own, ...(questionTexts.get(id) ?? [])], 'question'),
    relevance: cell(own[0], 'relevance'),
  }));
};

const answersOf = (rows: readonly Row[], scale: string, { answerTexts }: Tables): LimePart[] => {
  const byCode = groupedBy(
    rows.filter((row) => (cell(row, 'scale_id') || '0') === scale),
    (row) => cell(row, 'code'),
  );
  return ordered([...byCode], ([, [first]]) => cell(first, 'sortorder')).map(([code, own]) => {
    const ids = new Set(own.map((row) => cell(row, 'aid')).filter((id) => id !== ''));
    return {
      id: code,
      code,
      texts: textsOf([...own, ...[...ids].flatMap((id) => answerTexts.get(id) ?? [])], 'answer'),
      relevance: '',
    };
  });
};

const questionOf = (id: string, own: readonly Row[], tables: Tables): LimeQuestion => {
  const [first] = own;
  const texts = [...own, ...(tables.questionTexts.get(id) ?? [])];
  const subquestions = tables.subquestions.get(id) ?? [];
  const answers = tables.answers.get(id) ?? [];
  const attributes = groupedBy(tables.attributes.get(id) ?? [], (row) => cell(row, 'attribute'));
  return {
    id,
    groupId: cell(first, 'gid'),
    surveyId: cell(first, 'sid'),
    code: cell(first, 'title'),
    type: cell(first, 'type'),
    isMandatory: ['Y', 'S'].includes(cell(first, 'mandatory')),
    hasOther: cell(first, 'other') === 'Y',
    hasCheck: cell(first, 'preg') !== '',
    hasScript: texts.some((row) => cell(row, 'script') !== ''),
    relevance: cell(first, 'relevance'),
    texts: textsOf(texts, 'question'),
    help: textsOf(texts, 'help'),
    rows: subquestionsOf(subquestions, '0', tables),
    columns: subquestionsOf(subquestions, '1', tables),
    answers: answersOf(answers, '0', tables),
    secondAnswers: answersOf(answers, '1', tables),
    setting: (name) => cell(attributes.get(name)?.[0], 'value'),
    settingTexts: (name) => textsOf(attributes.get(name) ?? [], 'value'),
  };
};

const groupsOf = (tables: LimeTables, questions: ReadonlyMap<string, LimeQuestion[]>): LimeGroup[] => {
  const byId = groupedBy(tables.rows('groups'), (row) => cell(row, 'gid'));
  const texts = groupedBy(tables.rows('group_l10ns'), (row) => cell(row, 'gid'));
  const groups = ordered([...byId], ([, [first]]) => cell(first, 'group_order')).map(([id, own]) => {
    const all = [...own, ...(texts.get(id) ?? [])];
    return {
      id,
      texts: textsOf(all, 'group_name'),
      descriptions: textsOf(all, 'description'),
      relevance: cell(own[0], 'grelevance'),
      isRandom: cell(own[0], 'randomization_group') !== '',
      questions: questions.get(id) ?? [],
    };
  });
  // A file with one question has no groups, and a damaged one may lack some.
  const without = [...questions].filter(([id]) => !byId.has(id)).flatMap(([, list]) => list);
  const rest = { id: '', texts: new Map(), descriptions: new Map(), relevance: '', isRandom: false };
  return without.length > 0 ? [...groups, { ...rest, questions: without }] : groups;
};

const questionsByGroup = (tables: LimeTables): ReadonlyMap<string, LimeQuestion[]> => {
  const parts = tablesOf(tables);
  const mains = tables.rows('questions').filter((row) => !isSub(row));
  const byId = groupedBy(mains, (row) => cell(row, 'qid') || cell(row, 'title'));
  const groups = new Map<string, LimeQuestion[]>();
  for (const [id, own] of ordered([...byId], ([, [first]]) => cell(first, 'question_order'))) {
    const question = questionOf(id, own, parts);
    groups.set(question.groupId, [...(groups.get(question.groupId) ?? []), question]);
  }
  return groups;
};

/** Understands the tables of a file: those of version 4 and later, and those of the versions before. */
export const modelOf = (tables: LimeTables): LimeModel => {
  const [settings = new Map<string, string>()] = tables.rows('surveys');
  const languageRows = tables.rows('surveys_languagesettings');
  const texts = (column: string) => textsOf(languageRows, column, 'surveyls_language');
  const [first = ''] = tables.languages;
  const filled = tables.rows('defaultvalues').filter((row) => cell(row, 'defaultvalue') !== '' || row.has('dvid'));
  return {
    language: cell(settings, 'language') || first || 'en',
    settings,
    title: texts('surveyls_title'),
    description: texts('surveyls_description'),
    welcome: texts('surveyls_welcometext'),
    end: texts('surveyls_endtext'),
    url: texts('surveyls_url'),
    policy: texts('surveyls_policy_notice'),
    groups: groupsOf(tables, questionsByGroup(tables)),
    conditions: tables.rows('conditions'),
    hasDefaults: new Set(filled.map((row) => cell(row, 'qid'))),
    hasQuotas: tables.rows('quota').length > 0,
    hasAssessments: tables.rows('assessments').length > 0,
  };
};
