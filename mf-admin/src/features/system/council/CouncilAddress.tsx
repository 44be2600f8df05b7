import { type Council, changeCouncilSlugOperation, MAX_SLUG, slugify } from '@folkmoot/contracts/client';
import { api, useDraft } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text, TextInput, useFocusOnError } from '@folkmoot/ui';
import { type FormEvent, useState } from 'react';
import { useCouncilRefresh } from '../councils/use-council-changes';
import { reasonOf } from '../failure';
import { addressMessages as texts } from './council.messages';

const AddressForm = ({ council, onClose }: { council: Council; onClose: () => void }) => {
  const [isInvalid, setIsInvalid] = useState(false);
  const onServerValue = useCouncilRefresh();
  const form = useDraft<Council, { slug: string }>({
    saved: council,
    draftOf: ({ slug }) => ({ slug }),
    onServerValue,
    failuresIn: 'form',
    failureText: reasonOf,
    texts: { failed: texts.invalid, saved: ({ slug }) => texts.changed(`/${slug}`) },
    send: ({ slug }, { base }) =>
      api.call(changeCouncilSlugOperation, {
        params: { councilId: base.id },
        body: { slug, revision: base.revision },
      }),
  });
  const { slug } = form.draft;
  const ref = useFocusOnError(isInvalid || form.failure);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isWrong = slug === '' || slugify(slug) !== slug;
    setIsInvalid(isWrong);
    if (!isWrong && (await form.save())) onClose();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <Stack gap="xs">
        <TextInput
          label={texts.label}
          description={texts.help(`/${council.slug}`)}
          value={slug}
          maxLength={MAX_SLUG}
          error={isInvalid ? texts.invalid : (form.problemOf('slug') ?? form.failure)}
          onChange={(event) => form.change({ slug: event.currentTarget.value })}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={form.isSaving} disabled={!form.isDirty}>
            {texts.save}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** The address of a council, its former addresses, and a way to change it. */
export const CouncilAddress = ({ council, isDeleted }: { council: Council; isDeleted: boolean }) => {
  const [isChanging, setIsChanging] = useState(false);
  const { formerSlugs = [] } = council;
  if (isChanging) return <AddressForm council={council} onClose={() => setIsChanging(false)} />;
  return (
    <Group gap="sm">
      <div>
        <Text size="sm">{`/${council.slug}`}</Text>
        {formerSlugs.length > 0 && (
          <Text size="xs" c="dimmed">
            {texts.former(formerSlugs.map((slug) => `/${slug}`))}
          </Text>
        )}
      </div>
      {!isDeleted && (
        <Button size="compact-xs" variant="default" onClick={() => setIsChanging(true)}>
          {texts.change}
        </Button>
      )}
    </Group>
  );
};
