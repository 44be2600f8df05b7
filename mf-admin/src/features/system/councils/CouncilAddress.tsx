import { type Council, changeCouncilSlugOperation, MAX_SLUG, slugify } from '@folkmoot/contracts/client';
import { fieldProblem, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, notify, Stack, Text, TextInput, useFocusOnError } from '@folkmoot/ui';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../failure';
import { addressMessages as texts } from './councils.messages';
import { useCouncilRefresh } from './use-council-changes';

const problemIn = (error: unknown): string | null => (error ? (fieldProblem(error, 'slug') ?? reasonOf(error)) : null);

const AddressForm = ({ council, onClose }: { council: Council; onClose: () => void }) => {
  const [slug, setSlug] = useState(council.slug);
  const [isInvalid, setIsInvalid] = useState(false);
  const change = useOperationMutation(changeCouncilSlugOperation);
  const refresh = useCouncilRefresh();
  const form = useFocusOnError(isInvalid || change.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isWrong = slug === '' || slugify(slug) !== slug;
    setIsInvalid(isWrong);
    if (isWrong) return;
    const body = { slug, revision: council.revision };
    const saved = await change.mutateAsync({ params: { councilId: council.id }, body }).catch(() => null);
    if (!saved) return;
    notify.success(texts.changed(`/${saved.slug}`));
    await refresh();
    onClose();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="xs">
        <TextInput
          label={texts.label}
          description={texts.help(`/${council.slug}`)}
          value={slug}
          maxLength={MAX_SLUG}
          error={isInvalid ? texts.invalid : problemIn(change.error)}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={change.isPending} disabled={slug === council.slug}>
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

/** The address of a council, those that lead to it, and a way to change it. */
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
