import {
  type Council,
  createCouncilOperation,
  hasStrictConsent,
  isEmailAddress,
  MAX_COUNCIL_ADDRESS,
  MAX_COUNCIL_NAME,
  MAX_COUNCIL_PHONE,
  MAX_COUNCIL_WEBSITE,
  MAX_EMAIL,
  slugify,
} from '@folkmoot/contracts/client';
import { fieldProblem, isApiError, ownTimeZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Modal, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../failure';
import { dialogMessages as texts } from './councils.messages';
import { useCouncilRefresh } from './use-council-changes';

interface Props {
  onClose: () => void;
  /** Called after creation. The next step is to invite the first admin. */
  onCreated: (council: Pick<Council, 'id' | 'name'>) => void;
}

/** The fields that may stay empty. */
const extras = ['address', 'phone', 'website'] as const;
const longest = { address: MAX_COUNCIL_ADDRESS, phone: MAX_COUNCIL_PHONE, website: MAX_COUNCIL_WEBSITE } as const;

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
/** The default is the browser's time zone: the person is usually in the same zone as the council. */

const emptyFields = () => ({
  name: '',
  contactEmail: '',
  timezone: ownTimeZone(),
  address: '',
  phone: '',
  website: '',
});
type Fields = ReturnType<typeof emptyFields> & { slug: string };

type Problems = Readonly<Partial<Record<keyof Fields, string>>>;

const emailProblem = (email: string): string | undefined => {
  if (!email.trim()) return texts.missing.contactEmail;
  return isEmailAddress(email) ? undefined : texts.emailInvalid;
};

const problemsOf = ({ name, slug, contactEmail }: Fields): Problems | null => {
  const problems = {
    ...(name.trim() ? {} : { name: texts.missing.name }),
    ...(slug ? {} : { slug: texts.missing.slug }),
    contactEmail: emailProblem(contactEmail),
  };
  return Object.values(problems).some(Boolean) ? problems : null;
};

const isIncomplete = ({ name, slug, contactEmail }: Fields): boolean => !(name.trim() && slug && contactEmail.trim());

/** Its address follows its name until somebody edits it. */
const useFields = () => {
  const [entered, setEntered] = useState(emptyFields);
  const [slug, setSlug] = useState<string | null>(null);
  const change = ({ slug: typed, ...changes }: Partial<Fields>) => {
    if (typed !== undefined) setSlug(typed);
    setEntered((known) => ({ ...known, ...changes }));
  };
  return { fields: { ...entered, slug: slug ?? slugify(entered.name) }, change };
};

const useCreate = ({ onCreated }: Pick<Props, 'onCreated'>) => {
  const refresh = useCouncilRefresh();
  const create = useOperationMutation(createCouncilOperation);
  const [problems, setProblems] = useState<Problems | null>(null);
  const [summary, setSummary] = useState<string | null>(null);
  const submit = async (fields: Fields) => {
    const newProblems = problemsOf(fields);
    setProblems(newProblems);
    setSummary(newProblems && isIncomplete(fields) ? texts.required : null);
    if (newProblems) return;
    const created = await create.mutateAsync({ body: fields }).catch((error: unknown) => {
      setSummary(texts.failed(reasonOf(error)));
    });
    if (!created) return;
    notify.success(texts.created);
    onCreated({ id: created.id, name: created.name });
    await refresh();
  };
  const { error, isPending } = create;
  const slugTaken = isApiError(error, 'slug_taken') ? error.message : null;
  const problemOf = (field: keyof Fields): string | null =>
    problems?.[field] ?? fieldProblem(error, field) ?? (field === 'slug' ? slugTaken : null);
  return { submit, isPending, problemOf, summary: isPending ? null : summary, problem: problems ?? error };
};

interface FieldsProps {
  fields: Fields;
  change: (changes: Partial<Fields>) => void;
  problemOf: (field: keyof Fields) => string | null;
}

const MainFields = ({ fields, change, problemOf }: FieldsProps) => (
  <>
    <TextInput
      label={texts.name}
      value={fields.name}
      maxLength={MAX_COUNCIL_NAME}
      error={problemOf('name')}
      onChange={(event) => change({ name: event.currentTarget.value })}
      required
      data-autofocus
    />
    <TextInput
      label={texts.slug}
      description={texts.slugHelp(`${window.location.origin}/${fields.slug || '…'}`)}
      value={fields.slug}
      error={problemOf('slug')}
      onChange={(event) => change({ slug: event.currentTarget.value })}
      required
    />
    <TextInput
      label={texts.contactEmail}
      type="email"
      value={fields.contactEmail}
      maxLength={MAX_EMAIL}
      error={problemOf('contactEmail')}
      onChange={(event) => change({ contactEmail: event.currentTarget.value })}
      required
    />
  </>
);

const MoreFields = ({ fields, change, problemOf }: FieldsProps) => (
  <>
    {extras.map((field) => (
      <TextInput
        key={field}
        label={texts[field]}
        value={fields[field]}
        maxLength={longest[field]}
        error={problemOf(field)}
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    ))}
    <Select
      label={texts.timezone}
      description={hasStrictConsent(fields.timezone) ? texts.consent.strict : texts.consent.open}
      data={timeZones.includes(fields.timezone) ? timeZones : [...timeZones, fields.timezone]}
      value={fields.timezone}
      error={problemOf('timezone')}
      onChange={(timezone) => timezone && change({ timezone })}
      searchable
      allowDeselect={false}
    />
  </>
);

export const CreateCouncilDialog = ({ onClose, onCreated }: Props) => {
  const { fields, change } = useFields();
  const { submit, isPending, problemOf, summary, problem } = useCreate({ onCreated });
  const form = useFocusOnError(problem);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(fields);
  };
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack>
          {summary && (
            <Alert color="red" role="alert">
              {summary}
            </Alert>
          )}
          <MainFields fields={fields} change={change} problemOf={problemOf} />
          <MoreFields fields={fields} change={change} problemOf={problemOf} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={isPending}>
              {isPending ? texts.creating : texts.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
