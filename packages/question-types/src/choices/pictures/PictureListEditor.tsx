import { Button, EmptyState, Group, IconPlus, Stack, Text } from '@folkmoot/ui';
import { useRef } from 'react';
import { CarriedOptions } from '../../options/editor/CarriedOptions';
import { OfferSettings } from '../../options/editor/OfferSettings';
import { mayHaveOptionSettings } from '../../options/settings';
import type { EditorProps } from '../../views';
import { newOptionId } from '../option-id';
import { PictureFields } from './PictureFields';
import { imagesOf } from './pictures';
import { messages } from './pictures-staff.messages';

interface Props extends EditorProps {
  /** Says how residents use the pictures. */
  explanation: string;
  /** The label of an option without a picture, for those who want none. Left out, there is no such option. */
  noneLabel?: string;
}

/** The options of a question that have pictures. */
export const PictureListEditor = ({ question, onChange, explanation, noneLabel }: Props) => {
  const hasSettings = mayHaveOptionSettings(question);
  const all = imagesOf(question);
  const carried = all.filter(({ isCarried }) => isCarried);
  const images = all.filter(({ isCarried }) => !isCarried);
  // An upload may end while other fields are edited: it must change the current images, not those from its start.
  const latest = useRef<typeof all>(images);
  latest.current = images;
  type ImageOption = (typeof images)[number];
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
        {explanation}
      </Text>
      {hasSettings && <CarriedOptions question={question} />}
      {all.length === 0 && <EmptyState title={messages.empty} action={addButton(messages.addFirst)} />}
      {images.map((option, index) => (
        <PictureFields
          key={option.id}
          question={question}
          option={option}
          number={index + 1}
          onChange={(patch) => change(option.id, patch)}
          onRemove={() => set(latest.current.filter(({ id }) => id !== option.id))}
        />
      ))}
      {all.length > 0 && (
        <Group>
          {addButton(messages.add)}
          {noneLabel && !all.some(({ exclusive }) => exclusive) && (
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => set([...images, { id: newOptionId(), label: noneLabel, imageUrl: '', exclusive: true }])}
            >
              {messages.addNone(noneLabel)}
            </Button>
          )}
        </Group>
      )}
      {hasSettings && all.length > 0 && <OfferSettings question={question} onChange={onChange} />}
    </Stack>
  );
};
