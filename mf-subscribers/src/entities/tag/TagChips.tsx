import type { Tag } from '@folkmoot/contracts/client';
import { Badge, Group } from '@folkmoot/ui';
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

/** A subscriber's tags as chips. */
export const TagChips = ({ tags }: { tags: readonly Named[] }) => (
  <Group gap={4}>
    {tags.map((tag) => (
      <TagChip key={tag.id} tag={tag} />
    ))}
  </Group>
);
