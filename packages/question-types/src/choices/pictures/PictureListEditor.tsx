import { Button, EmptyState, Group, IconPlus, Stack, Text } from '@folkmoot/ui';
import { useRef } from 'react';
import type { EditorProps } from '../../views';
import { newOptionId } from '../option-id';
import { PictureFields } from './PictureFields';
import { imagesOf } from './pictures';
import { messages } from './pictures-staff.messages';

interface Props extends EditorProps {
  /** Says how residents use the pictures. */
  explanation: string;
}

/** The options of a question that have pictures. */
export const PictureListEditor = ({ question, onChange, explanation }: Props) => {
  const images = imagesOf(question);
  // An upload may end while other fields are edited: it must change the current images, not those from its start.
  const latest = useRef(images);
  latest.current = images;
  type ImageOption = (typeof images)[number];
  const set = (next: readonly ImageOption[]) => {
    latest.current = next;
    onChange({ imageOptions: [...next] });
  };
  const change = (id: string, patch: Partial<ImageOption>) =>
    set(latest.current.map((option) => (option.id === id ? { ...option, ...patch } : option)));
  const add = () => set([...images, { id: newOptionId(), label: messages.option(images.length + 1), imageUrl: '' }]);
  const addButton = (label: string) => (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={add}>
      {label}
    </Button>
  );
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {explanation}
      </Text>
      {images.length === 0 && <EmptyState title={messages.empty} action={addButton(messages.addFirst)} />}
      {images.map((option, index) => (
        <PictureFields
          key={option.id}
          option={option}
          number={index + 1}
          onChange={(patch) => change(option.id, patch)}
          onRemove={() => set(latest.current.filter(({ id }) => id !== option.id))}
        />
      ))}
      {images.length > 0 && <Group>{addButton(messages.add)}</Group>}
    </Stack>
  );
};
