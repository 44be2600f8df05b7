import type { Commitment } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Badge, Button, Group, IconTrash, Stack, Text } from '@folkmoot/ui';
import { IconButton, MoveButtons } from '@folkmoot/ui/controls';
import { messages } from './commitments.messages';

interface Props {
  readonly point: Commitment;
  /** Smaller numbers are hidden on public pages. */
  readonly smallest: number;
  /** Null for people who only read. */
  readonly actions: {
    readonly onEdit: () => void;
    readonly onRemove: () => void;
    /** Null at the ends of the list. */
    readonly onUp: (() => void) | null;
    readonly onDown: (() => void) | null;
  } | null;
}

const colours = { planned: 'blue', doing: 'blue', done: 'green', not_doing: 'gray' } as const;

/** A day has no zone. */
const dayOf = (day: string): string => dayIn(`${day}T12:00:00.000Z`, 'UTC');

const saidWords = ({ said, saidBy, saidInPublic, isThemeGone, isPublic }: Commitment, smallest: number): string => {
  if (isThemeGone) return messages.themeGone;
  if (said === null) return messages.noCount;
  if (saidBy === 'council') return `${messages.said(said)}, ${messages.byCouncil}`;
  const inPublic = saidInPublic === null ? messages.hidden(smallest) : messages.shown(saidInPublic);
  return `${messages.said(said)}, ${messages.byAnswers}${isPublic && saidInPublic !== said ? ` (${inPublic})` : ''}`;
};

const History = ({ point: { history } }: Pick<Props, 'point'>) => {
  const zone = useCouncilZone();
  const nameOf = useStaffNames();
  const nameIn = (by: string): string => {
    const { isYou, name } = nameOf(by);
    return isYou ? messages.you : (name ?? messages.somebody);
  };
  return (
    <details>
      <Text component="summary" size="sm">
        {messages.history}
      </Text>
      <ol>
        {history.map(({ at, by, response, note }, index) => {
          const key = `${index}`;
          return (
            <Text key={key} component="li" size="sm">
              {messages.change(dayIn(at, zone), messages.states[response], nameIn(by))}
              {note !== '' && `. ${note}`}
            </Text>
          );
        })}
      </ol>
    </details>
  );
};

const Badges = ({ point: { response, isOverdue, isPublic } }: Pick<Props, 'point'>) => (
  <Group gap="xs">
    <Badge color={colours[response]} variant="light">
      {messages.states[response]}
    </Badge>
    {isOverdue && (
      <Badge color="red" variant="light">
        {messages.overdue}
      </Badge>
    )}
    {!isPublic && (
      <Badge color="gray" variant="outline">
        {messages.notPublic}
      </Badge>
    )}
  </Group>
);

const Actions = ({ sentence, actions }: { readonly sentence: string; readonly actions: Props['actions'] }) =>
  actions && (
    <Group gap="xs" wrap="nowrap">
      <MoveButtons
        upLabel={messages.up(sentence)}
        downLabel={messages.down(sentence)}
        onUp={actions.onUp}
        onDown={actions.onDown}
      />
      <Button variant="default" size="compact-sm" aria-label={messages.editOf(sentence)} onClick={actions.onEdit}>
        {messages.edit}
      </Button>
      <IconButton label={messages.removeOf(sentence)} icon={IconTrash} onClick={actions.onRemove} />
    </Group>
  );

/** A commitment in the list of staff. */
export const CommitmentLine = ({ point, smallest, actions }: Props) => {
  const { sentence, because, owner, dueOn } = point;
  const facts = [owner && messages.owner(owner), dueOn && messages.due(dayOf(dueOn))].filter(Boolean);
  return (
    <Group component="li" justify="space-between" align="flex-start">
      <Stack gap={4} flex="1 1 16rem">
        <Text fw={600}>{sentence}</Text>
        <Badges point={point} />
        <Text size="sm">{saidWords(point, smallest)}</Text>
        {because !== '' && <Text size="sm">{because}</Text>}
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
        <History point={point} />
      </Stack>
      <Actions sentence={sentence} actions={actions} />
    </Group>
  );
};
