import { Button, EmptyState, Group, IconPlus, Stack, Text } from '@folkmoot/ui';
import { useRef } from 'react';
import { newOptionId } from '../../choices/option-id';
import { CarriedOptions } from '../../options/editor/CarriedOptions';
import { OfferSettings } from '../../options/editor/OfferSettings';
import type { EditorProps } from '../../views';
import { ImageOptionFields } from './ImageOptionFields';
import { imagesOf } from './image.core';
import { messages } from './image-staff.messages';

type ImageOption = ReturnType<typeof imagesOf>[number];

/** The pictures that residents rank. */
export const ImageEditor = ({ question, onChange }: EditorProps) => {
  const all = imagesOf(question);
  const carried = all.filter(({ isCarried }) => isCarried);
  const images = all.filter(({ isCarried }) => !isCarried);
  // An upload may end while other fields are edited: it must change the current images, not those from its start.
  const latest = useRef<readonly ImageOption[]>(images);
  latest.current = images;
  const set = (next: readonly ImageOption[]) => {
    latest.current = next;
    onChange({ imageOptions: [...carried, ...next] });
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
        {messages.explanation}
      </Text>
      <CarriedOptions question={question} />
      {all.length === 0 && <EmptyState title={messages.empty} action={addButton(messages.addFirst)} />}
      {images.map((option, index) => (
        <ImageOptionFields
          key={option.id}
          question={question}
          option={option}
          number={index + 1}
          onChange={(patch) => change(option.id, patch)}
          onRemove={() => set(latest.current.filter(({ id }) => id !== option.id))}
        />
      ))}
      {all.length > 0 && <Group>{addButton(messages.add)}</Group>}
      {all.length > 0 && <OfferSettings question={question} onChange={onChange} />}
    </Stack>
  );
};
