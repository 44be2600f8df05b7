import {
  type Attribute,
  type AttributeType,
  isColour,
  type OptInField,
  type OptInPage,
  type OptInStyling,
  slugProblem,
} from '@folkmoot/contracts/client';

/** The editable part of a page. */
export interface PageDraft {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  readonly tagIds: readonly string[];
  readonly fields: readonly OptInField[];
  readonly styling: OptInStyling;
}

export type FieldProblem = 'label' | 'options' | 'sameOption';
export type DraftProblem = 'title' | 'slug' | 'topics' | 'colour' | 'fields';

/** Maximum number of fields on a page. */
export const MOST_FIELDS = 30;

export const draftOf = ({ title, description, slug, settings, fields, styling }: OptInPage): PageDraft => ({
  title,
  description,
  slug,
  tagIds: settings.defaultTags,
  fields,
  styling,
});

export const newField = (type: OptInField['type'], label: string): OptInField => ({
  id: `f_${crypto.randomUUID().slice(0, 8)}`,
  type,
  label,
  placeholder: '',
  required: false,
  ...(type === 'select' ? { options: [] } : {}),
});

export const changedField = (
  fields: readonly OptInField[],
  id: string,
  patch: Partial<Omit<OptInField, 'id' | 'type'>>,
): OptInField[] => fields.map((field) => (field.id === id ? { ...field, ...patch } : field));

/** Moves the field to a position, counted from 0. A position beyond the ends is clamped. */
export const movedField = (fields: readonly OptInField[], id: string, to: number): OptInField[] => {
  const moved = fields.find((field) => field.id === id);
  if (!moved) return [...fields];
  const others = fields.filter((field) => field !== moved);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), moved, ...others.slice(at)];
};

/** Whether this is the first email field. Emails need its value, so it cannot be removed and is always required. */
export const isAddress = (fields: readonly OptInField[], id: string): boolean =>
  fields.find(({ type }) => type === 'email')?.id === id;

/** The options in a text: one per line, without empty lines. */
export const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The types of attributes that can keep the answers of a field. */
const keptBy: Readonly<Record<OptInField['type'], readonly AttributeType[]>> = {
  text: ['text', 'number', 'date', 'choice'],
  email: ['text'],
  phone: ['text'],
  select: ['choice', 'text', 'number', 'yes_no'],
  textarea: ['text'],
  checkbox: ['yes_no'],
};

/** The attributes to choose from. One that the field has already stays. */
export const attributesFor = (
  { type, attribute }: Pick<OptInField, 'type' | 'attribute'>,
  attributes: readonly Attribute[],
): readonly Attribute[] => attributes.filter((each) => each.key === attribute || keptBy[type].includes(each.type));

export const fieldProblem = ({ label, type, options = [] }: OptInField): FieldProblem | null => {
  if (label.trim() === '') return 'label';
  if (type !== 'select') return null;
  if (options.length === 0) return 'options';
  return new Set(options).size < options.length ? 'sameOption' : null;
};

/** The problems that prevent saving the draft. */
export const problemsOf = ({ title, slug, tagIds, fields, styling }: PageDraft): DraftProblem[] => {
  const colours = [styling.primaryColor ?? styling.backgroundColor, styling.backgroundColor];
  const checks: readonly (readonly [DraftProblem, boolean])[] = [
    ['title', title.trim() === ''],
    ['slug', slug === '' || slugProblem(slug) !== null],
    ['topics', tagIds.length === 0],
    ['colour', !colours.every(isColour)],
    ['fields', fields.some((field) => fieldProblem(field) !== null)],
  ];
  return checks.filter(([, isThere]) => isThere).map(([problem]) => problem);
};
