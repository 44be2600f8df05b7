import { Group, Loader, Text } from '@folkmoot/ui';

/** Says what a card waits for. */
export const Waiting = ({ label }: { label: string }) => (
  <Group justify="center" gap="sm" role="status" py="xl">
    <Loader aria-hidden="true" />
    <Text>{label}</Text>
  </Group>
);
