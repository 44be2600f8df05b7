import { List, Stack, Text } from '@folkmoot/ui';
import type { Plan } from './plan';
import { planTexts } from './plan.messages';

/** When residents can answer: one sentence, and the next openings of a recurring campaign. */
export const PlanInWords = ({ plan: { sentence, openings } }: { plan: Plan }) => (
  <Stack gap={4}>
    <Text>{sentence}</Text>
    {openings.length > 0 && (
      <>
        <Text size="sm" fw={600}>
          {planTexts.nextOpenings}
        </Text>
        <List size="sm">
          {openings.map((opening) => (
            <List.Item key={opening}>{opening}</List.Item>
          ))}
        </List>
      </>
    )}
  </Stack>
);
