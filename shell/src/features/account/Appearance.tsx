import { Card, type ColorScheme, Group, Stack, Title, useColorScheme } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { colorSchemeLabels } from '../../entities/appearance/appearance.messages';
import { messages } from './account.messages';

const schemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];

/** Light, dark, or the setting of the system. Stored in this browser. */
export const Appearance = () => {
  const { chosen, choose } = useColorScheme();
  return (
    <Card>
      <Stack>
        <Title order={2} size="h4">
          {messages.appearance}
        </Title>
        <Radio.Group
          aria-label={messages.appearance}
          value={chosen}
          onChange={(value) => choose(value as ColorScheme)}
          description={messages.appearanceText}
        >
          <Group gap="lg" mt="sm">
            {schemes.map((scheme) => (
              <Radio key={scheme} value={scheme} label={colorSchemeLabels[scheme]} />
            ))}
          </Group>
        </Radio.Group>
      </Stack>
    </Card>
  );
};
