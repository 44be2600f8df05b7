import { createTagOperation, listTagsOperation, MAX_TAG_NAME, type Tag } from '@folkmoot/contracts/client';
import { isApiError, useCan, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Badge, Button, Group, QueryStates, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, ColorSwatch } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useState } from 'react';
import classes from './page.module.css';
import { messages } from './page-words.messages';

const texts = messages.topics;

interface Props {
  /** Ids of the selected tags. Initially the council's default tags. */
  chosen: readonly string[];
  onChange: (tagIds: string[]) => void;
}

const TopicLabel = ({ tag }: { tag: Tag }) => (
  <span className={classes.topic}>
    <ColorSwatch color={tag.color} size={12} component="span" aria-hidden="true" />
    {tag.name}
    {tag.isDefault && (
      <Badge component="span" variant="light" size="sm">
        {messages.recommended}
      </Badge>
    )}
  </span>
);

/** A tag made on the spot: a new council has none, and a page needs one. */
const NewTag = ({ onMade }: { onMade: (tag: Tag) => void }) => {
  const [name, setName] = useState('');
  const invalidate = useInvalidate();
  const create = useOperationMutation(createTagOperation);
  const make = async () => {
    if (name.trim() === '' || create.isPending) return;
    const tag = await create.mutateAsync({ body: { name } }).catch(() => null);
    if (!tag) return;
    setName('');
    await invalidate(listTagsOperation);
    onMade(tag);
  };
  // Inside the form of the page: Enter must create the tag and not submit the page.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void make();
  };
  const problem = create.isError
    ? isApiError(create.error, 'tag_name_taken')
      ? create.error.message
      : texts.createFailed
    : null;
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={texts.newName}
        placeholder={texts.newPlaceholder}
        value={name}
        maxLength={MAX_TAG_NAME}
        flex={1}
        miw={160}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" disabled={name.trim() === '' || create.isPending} onClick={() => void make()}>
        {create.isPending ? texts.creating : texts.create}
      </Button>
    </Group>
  );
};

/** The topics that a page offers, with a warning when none is chosen. */
export const TopicChecklist = ({ chosen, onChange }: Props) => {
  const tags = useOperation(listTagsOperation, {});
  const canCreate = useCan('tag:edit');
  return (
    <QueryStates query={tags} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.failed}>
      {({ items: all }) => {
        // Residents never see an internal tag.
        const items = all.filter(({ isInternal }) => !isInternal);
        return (
          <Stack gap="xs">
            {items.length > 0 ? (
              <Checkbox.Group
                label={texts.heading}
                description={texts.help}
                value={[...chosen]}
                onChange={onChange}
                withAsterisk
              >
                <Stack gap="xs" mt="xs" className={classes.topics} tabIndex={-1}>
                  {items.map((tag) => (
                    <Checkbox key={tag.id} value={tag.id} label={<TopicLabel tag={tag} />} />
                  ))}
                </Stack>
              </Checkbox.Group>
            ) : (
              <div>
                <Text fw={500} size="sm">
                  {texts.heading}
                </Text>
                <Text size="sm" c="dimmed">
                  {texts.none}
                </Text>
              </div>
            )}
            {chosen.length === 0 && (
              <Alert color="amber" role="status" py="xs">
                {texts.required}
              </Alert>
            )}
            {canCreate && <NewTag onMade={({ id }) => onChange([...chosen, id])} />}
          </Stack>
        );
      }}
    </QueryStates>
  );
};
