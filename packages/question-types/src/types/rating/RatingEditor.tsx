import { Group, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import type { EditorProps } from '../../views';
import { defaultRatingLabels, ratingFaces, ratingValues } from './rating.answers';

/** Five levels, each with a label of its own. */
export const RatingEditor = ({ question, onChange }: EditorProps) => {
  const labels = question.ratingLabels ?? defaultRatingLabels;
  const setLabel = (index: number, label: string) =>
    onChange({ ratingLabels: labels.map((one, at) => (at === index ? label : one)) });
  return (
    <Stack gap="xs">
      <SimpleGrid type="container" cols={{ base: 1, '380px': 2, '820px': 5 }} spacing="xs">
        {ratingValues.map((value, index) => (
          <Group key={value} gap={6} wrap="nowrap">
            <Text aria-hidden="true" fz={22}>
              {ratingFaces[index]}
            </Text>
            <TextInput
              aria-label={`Label of level ${value}`}
              placeholder={defaultRatingLabels[index]}
              value={labels[index] ?? ''}
              maxLength={200}
              flex={1}
              onChange={(event) => setLabel(index, event.currentTarget.value)}
            />
          </Group>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        The labels are shown to people and appear when viewing responses.
      </Text>
    </Stack>
  );
};
