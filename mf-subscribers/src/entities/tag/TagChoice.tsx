import type { Tag } from '@folkmoot/contracts/client';
import { Badge, Group, Stack, Text } from '@folkmoot/ui';
import { Checkbox } from '@folkmoot/ui/controls';
import { tagTexts } from '../subscriber/words.messages';
import { TagDot } from './TagChips';
import classes from './tags.module.css';

interface Props {
  label: string;
  tags: readonly Tag[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  isRequired?: boolean;
  description?: string;
}

/** The council's tags as checkboxes, with default tags marked. A long list scrolls. */
export const TagChoice = ({ label, tags, chosen, onChange, isRequired, description }: Props) => {
  if (tags.length === 0) return <Text size="sm">{tagTexts.noTags}</Text>;
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={[...chosen]}
      onChange={onChange}
      withAsterisk={isRequired}
    >
      <Stack gap="xs" mt="xs" p={2} className={classes.scroll}>
        {tags.map((tag) => (
          <Checkbox
            key={tag.id}
            value={tag.id}
            label={
              <Group gap={8} wrap="nowrap">
                <TagDot color={tag.color} />
                <span>{tag.name}</span>
                {tag.isDefault && <Badge size="sm">{tagTexts.recommended}</Badge>}
              </Group>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};
