import type {
  Attribute,
  ImportColumn,
  ImportMode,
  ImportTrialChoice,
  SubscriberImport,
} from '@folkmoot/contracts/client';
import { suggestedAttribute, suggestedType } from './suggest-attribute';

export type Preview = NonNullable<SubscriberImport['preview']>;
export type PreviewColumn = Preview['columns'][number];
type NewAttribute = NonNullable<ImportColumn['create']>;

/** The use of a column: it is kept as an attribute, as a new one, or not. */
export type ColumnUse =
  | { readonly kind: 'skip' }
  | { readonly kind: 'attribute'; readonly key: string }
  | { readonly kind: 'new'; readonly attribute: NewAttribute };

export interface ImportForm {
  readonly mode: ImportMode;
  readonly emailColumn: number | null;
  readonly hasHeader: boolean;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
  /** Columns whose use somebody chose. The others have the suggested one. */
  readonly uses: Readonly<Record<number, ColumnUse>>;
}

const skip: ColumnUse = { kind: 'skip' };

const useOf = ({ attribute, create }: ImportColumn): ColumnUse => {
  if (create) return { kind: 'new', attribute: create };
  return attribute === undefined ? skip : { kind: 'attribute', key: attribute };
};

/** The form of a trial, so that a reload shows it again. */
const formOf = (choice: ImportTrialChoice, preview: Preview): ImportForm => {
  const { mode = 'add', emailColumn, hasHeader, tagIds, consentSource, columns = [] } = choice;
  const chosen = new Map(columns.map((column) => [column.index, useOf(column)]));
  const uses = Object.fromEntries(preview.columns.map(({ index }) => [index, chosen.get(index) ?? skip]));
  return { mode, emailColumn, hasHeader, tagIds, consentSource, uses };
};

export const firstForm = (run: SubscriberImport, preview: Preview): ImportForm =>
  run.trial
    ? formOf(run.trial.choice, preview)
    : {
        mode: 'add',
        emailColumn: preview.emailColumn,
        hasHeader: preview.hasHeader,
        tagIds: [],
        consentSource: '',
        uses: {},
      };

/** The use of each column. Two columns are not suggested for one attribute. */
export const usesOf = (
  { uses, emailColumn }: ImportForm,
  columns: readonly PreviewColumn[],
  attributes: readonly Attribute[],
): ReadonlyMap<number, ColumnUse> => {
  const taken = new Set(Object.values(uses).flatMap((use) => (use.kind === 'attribute' ? use.key : [])));
  return new Map(
    columns.map(({ index, name }): [number, ColumnUse] => {
      if (index === emailColumn) return [index, skip];
      const chosen = uses[index];
      if (chosen) return [index, chosen];
      const key = suggestedAttribute(name, attributes);
      if (key === null || taken.has(key)) return [index, skip];
      taken.add(key);
      return [index, { kind: 'attribute', key }];
    }),
  );
};

/** A new attribute with the name of the column. */
export const newAttributeOf = ({ name, samples }: PreviewColumn): ColumnUse => ({
  kind: 'new',
  attribute: { name, type: suggestedType(samples) },
});

/** The new attribute with another type. The options of a choice are the values of the column, where these are few. */
export const withType = (
  { name }: NewAttribute,
  type: NewAttribute['type'],
  { values }: PreviewColumn,
): NewAttribute => (type === 'choice' ? { name, type, options: values ?? [] } : { name, type });

/** Whether it has what an attribute needs. */
export const isAttributeComplete = ({ name, type, options = [] }: NewAttribute): boolean =>
  name.trim() !== '' && (type !== 'choice' || options.length > 1);

const toColumn = ([index, use]: [number, ColumnUse]): ImportColumn[] => {
  if (use.kind === 'skip') return [];
  return use.kind === 'new' ? [{ index, create: use.attribute }] : [{ index, attribute: use.key }];
};

/** The form as the server gets it; null without a column of addresses. */
export const choiceOf = (form: ImportForm, uses: ReadonlyMap<number, ColumnUse>): ImportTrialChoice | null => {
  const { mode, emailColumn, hasHeader, tagIds, consentSource } = form;
  if (emailColumn === null) return null;
  const isBlockList = mode === 'block';
  const columns = isBlockList ? [] : [...uses].flatMap(toColumn);
  return {
    emailColumn,
    hasHeader,
    tagIds: isBlockList ? [] : [...tagIds],
    consentSource: consentSource.trim(),
    ...(mode === 'add' ? {} : { mode }),
    ...(columns.length > 0 ? { columns } : {}),
  };
};

/** Whether a trial was made with this choice. The source of consent changes nothing that it counts. */
export const isSameChoice = (a: ImportTrialChoice, b: ImportTrialChoice): boolean => {
  const counted = ({ emailColumn, hasHeader, mode = 'add', columns = [] }: ImportTrialChoice): string =>
    JSON.stringify([
      emailColumn,
      hasHeader,
      mode,
      columns.map(({ index, attribute, create }) => [index, attribute, create?.name, create?.type, create?.options]),
    ]);
  return counted(a) === counted(b);
};
