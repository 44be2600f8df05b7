import { MAX_STEP_LABEL } from '@folkmoot/contracts/client';
import { Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { textNames } from '../../core/survey-texts.messages';
import { useEditorServices } from '../../editing/editor-services';
import type { EditorProps } from '../../views';
import { ratingFaces, ratingValues } from './rating.answers';
import { messages } from './rating.messages';
import { defaultRatingLabelsIn } from './rating-labels';

/** Five levels, each with its own label. */
export const RatingEditor = ({ question, onChange }: EditorProps) => {
  const defaults = defaultRatingLabelsIn(useEditorServices().language);
  const labels = question.ratingLabels ?? defaults;
  const setLabel = (index: number, label: string) =>
    onChange({ ratingLabels: labels.map((current, at) => (at === index ? label : current)) });
  return (
    <Stack gap="xs">
      <SimpleGrid type="container" cols={{ base: 1, '380px': 2, '820px': 5 }} spacing="xs">
        {ratingValues.map((value, index) => (
          <Group key={value} gap={6} wrap="nowrap">
            <Text aria-hidden="true" fz={22}>
              {ratingFaces[index]}
            </Text>
            <TextInput
              aria-label={textNames.level(value)}
              placeholder={defaults[index]}
              value={labels[index] ?? ''}
              maxLength={MAX_STEP_LABEL}
              flex={1}
              onChange={(event) => setLabel(index, event.currentTarget.value)}
            />
          </Group>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {messages.labelsHint}
      </Text>
    </Stack>
  );
};
