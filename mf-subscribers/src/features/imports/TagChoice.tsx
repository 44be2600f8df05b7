import type { Tag } from '@folkmoot/contracts/client';
import { Group, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { messages } from './imports.messages';

const texts = messages.check;

interface Props {
  tags: readonly Tag[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Tags that the people of the file get. */
export const TagChoice = ({ tags, chosen, onChange }: Props) =>
  tags.length === 0 ? (
    <Text size="sm">{texts.noTags}</Text>
  ) : (
    <Checkbox.Group label={texts.tags} description={texts.tagsHelp} value={[...chosen]} onChange={onChange}>
      <Group gap="md" mt="xs">
        {tags.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
