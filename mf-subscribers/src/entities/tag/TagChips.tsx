import type { Tag } from '@folkmoot/contracts/client';
import { Badge, Group, Text, VisuallyHidden } from '@folkmoot/ui';
import classes from './tags.module.css';

type Named = Pick<Tag, 'id' | 'name' | 'color'>;

/** The colour of a tag. Always shown beside its name. */
export const TagDot = ({ color }: { color: string }) => (
  <span className={classes.dot} style={{ backgroundColor: color }} aria-hidden="true" />
);

export const TagChip = ({ tag }: { tag: Named }) => (
  <Badge variant="outline" color="gray" leftSection={<TagDot color={tag.color} />} className={classes.chip}>
    {tag.name}
  </Badge>
);

interface Props {
  tags: readonly Named[];
  /** With more tags, these are shown in one line, with the number of the others. */
  most?: number;
}

/** A subscriber's tags as chips. */
export const TagChips = ({ tags, most }: Props) => {
  const shown = tags.slice(0, most);
  const others = tags.slice(shown.length);
  return (
    <Group gap={4} wrap={most === undefined ? 'wrap' : 'nowrap'} miw={0}>
      {shown.map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {others.length > 0 && (
        <Text component="span" size="xs" c="dimmed" title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
          <VisuallyHidden> {others.map(({ name }) => name).join(', ')}</VisuallyHidden>
        </Text>
      )}
    </Group>
  );
};
