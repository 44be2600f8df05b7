import { lookup, type SubscriberDetail } from '@folkmoot/contracts/client';
import { useCouncilZone } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { valueInWords } from '../../../entities/attribute/attribute.domain';
import { useAttributes } from '../../../entities/attribute/use-attributes';
import { Facts } from './Facts';
import { messages } from './person.messages';

/** The known attributes of a person. */
export const Details = ({ subscriber }: { subscriber: SubscriberDetail }) => {
  const zone = useCouncilZone();
  const facts = useAttributes().flatMap((attribute) => {
    const value = lookup(subscriber.attributes, attribute.key);
    return value === undefined ? [] : [{ name: attribute.name, value: valueInWords(attribute, value, zone) }];
  });
  return (
    <Card component="section" aria-label={messages.details}>
      <Stack gap="md">
        <Title order={2}>{messages.details}</Title>
        {facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <Text size="sm" c="dimmed">
            {messages.noDetails}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
