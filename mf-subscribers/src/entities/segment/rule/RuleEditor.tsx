import type { SegmentGroup, SegmentRule, Tag } from '@folkmoot/contracts/client';
import { Button, Group, IconPlus, IconX, Stack, Text } from '@folkmoot/ui';
import { Fieldset, IconButton, NativeSelect } from '@folkmoot/ui/controls';
import { useEffect, useRef } from 'react';
import { ConditionRow } from './ConditionRow';
import {
  isGroup,
  mayNest,
  newCondition,
  newGroup,
  type Path,
  type RuleFields,
  replacedAt,
  ruleAt,
} from './rule.domain';
import { ruleTexts as texts } from './rule.messages';
import classes from './rule.module.css';

interface Shared {
  fields: RuleFields;
  tags: readonly Tag[];
  /** Replaces the rule at a place; null removes it. */
  onChange: (path: Path, next: SegmentRule | null) => void;
}

interface BoxProps extends Shared {
  group: SegmentGroup;
  /** Empty for the outermost group. */
  path: Path;
}

const positionOf = (path: Path): string => path.map((at) => at + 1).join('.');

const matchOptions = (['all', 'any', 'none'] as const).map((value) => ({ value, label: texts.match[value] }));

const Head = ({ group, path, onChange }: Omit<BoxProps, 'fields' | 'tags'>) => {
  const isOutermost = path.length === 0;
  const label = isOutermost ? texts.who : texts.inside;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Group gap="xs">
        <Text fw={600} aria-hidden="true">
          {label}
        </Text>
        <NativeSelect
          aria-label={isOutermost ? label : `${texts.groupAt(positionOf(path))}: ${label}`}
          data={matchOptions}
          value={group.match}
          onChange={(event) => {
            const chosen = matchOptions.find(({ value }) => value === event.currentTarget.value);
            if (chosen) onChange(path, { ...group, match: chosen.value });
          }}
        />
      </Group>
      {!isOutermost && (
        <IconButton icon={IconX} label={texts.removeGroup(positionOf(path))} onClick={() => onChange(path, null)} />
      )}
    </Group>
  );
};

const AddButtons = ({ group, path, onChange }: Omit<BoxProps, 'fields' | 'tags'>) => {
  const add = (rule: SegmentRule) => onChange(path, { ...group, rules: [...group.rules, rule] });
  const icon = <IconPlus size={16} stroke={1.5} aria-hidden="true" />;
  const position = positionOf(path);
  return (
    <Group gap="xs">
      <Button
        variant="light"
        size="xs"
        leftSection={icon}
        aria-label={position ? texts.addConditionTo(position) : undefined}
        data-adds-to={position}
        onClick={() => add(newCondition.tags)}
      >
        {texts.addCondition}
      </Button>
      {mayNest(path) && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={icon}
          aria-label={position ? texts.addGroupTo(position) : undefined}
          onClick={() => add({ ...newGroup(group), rules: [newCondition.tags] })}
        >
          {texts.addGroup}
        </Button>
      )}
    </Group>
  );
};

/** A box: how the conditions and groups inside it are combined. */
const GroupBox = ({ group, path, ...shared }: BoxProps) => {
  const inside = group.rules.map((rule, at) => ({ rule, place: [...path, at] }));
  const isOutermost = path.length === 0;
  return (
    <Fieldset
      variant="unstyled"
      aria-label={isOutermost ? texts.conditions : texts.groupAt(positionOf(path))}
      data-position={positionOf(path)}
      className={isOutermost ? classes.group : `${classes.group} ${classes.nested}`}
    >
      <Stack gap="sm">
        <Head group={group} path={path} onChange={shared.onChange} />
        {inside.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.empty[group.match]}
          </Text>
        )}
        {inside.map(({ rule, place }) =>
          isGroup(rule) ? (
            <GroupBox key={positionOf(place)} group={rule} path={place} {...shared} />
          ) : (
            <ConditionRow
              key={positionOf(place)}
              condition={rule}
              position={positionOf(place)}
              fields={shared.fields}
              tags={shared.tags}
              onChange={(next) => shared.onChange(place, next)}
            />
          ),
        )}
        <AddButtons group={group} path={path} onChange={shared.onChange} />
      </Stack>
    </Fieldset>
  );
};

interface Props extends Omit<Shared, 'onChange'> {
  rule: SegmentGroup;
  onChange: (rule: SegmentGroup) => void;
}

/** The selector of the element that gets the focus when a rule was added or removed; null when nothing was. */
const focusAfter = (before: SegmentGroup, path: Path, next: SegmentRule | null): string | null => {
  if (next === null) {
    const left = ruleAt(replacedAt(before, path, null), path);
    // The neighbour has moved to the place of the removed rule.
    if (left) return `[data-position="${positionOf(path)}"] button:not([tabindex="-1"])`;
    return `[data-adds-to="${positionOf(path.slice(0, -1))}"]`;
  }
  const known = path.length === 0 ? before : ruleAt(before, path);
  const hasMore = isGroup(next) && known && isGroup(known) && next.rules.length > known.rules.length;
  return hasMore ? `[data-position="${positionOf([...path, known.rules.length])}"] :is(input, select)` : null;
};

/** Moves the focus to a new rule, and from a removed one to its neighbour: it would be lost otherwise. */
const useFocusOnChange = () => {
  const editor = useRef<HTMLDivElement>(null);
  const selector = useRef<string | null>(null);
  useEffect(() => {
    if (selector.current) editor.current?.querySelector<HTMLElement>(selector.current)?.focus();
    selector.current = null;
  });
  return { editor, focusNext: (next: string | null) => (selector.current = next) };
};

/** Edits a rule: conditions, and boxes of conditions inside boxes. */
export const RuleEditor = ({ rule, fields, tags, onChange }: Props) => {
  const { editor, focusNext } = useFocusOnChange();
  return (
    <div ref={editor}>
      <GroupBox
        group={rule}
        path={[]}
        fields={fields}
        tags={tags}
        onChange={(path, next) => {
          focusNext(focusAfter(rule, path, next));
          if (path.length > 0) onChange(replacedAt(rule, path, next));
          else if (next && isGroup(next)) onChange(next);
        }}
      />
    </div>
  );
};
