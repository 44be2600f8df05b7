import { type HealthPartState, listSystemEventsOperation } from '@folkmoot/contracts/client';
import { useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Group, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Modal, ShowMore } from '@folkmoot/ui/controls';
import { EventWords } from './EventSection';
import { daysText, HistoryStrip } from './HistoryStrip';
import { type DayCell, notableDays } from './history.domain';
import { momentHere } from './moments';
import { fullNameOf } from './part-names';
import { StateBadge } from './StateBadge';
import { historyMessages as texts, messages as whole } from './system-health.messages';

const PAGE_SIZE = 10;

const Days = ({ cells }: { cells: readonly DayCell[] }) => {
  const notable = notableDays(cells);
  return (
    <section>
      <Title order={3} size="h6" mb={6}>
        {texts.daysTitle}
      </Title>
      {notable.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.allDaysOk}
        </Text>
      ) : (
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {notable.map((days) => (
            <Text component="li" size="sm" key={days.first.day}>
              {daysText(days)}
            </Text>
          ))}
        </Stack>
      )}
    </section>
  );
};

const Events = ({ partId }: { partId: string }) => {
  const list = useInfiniteOperation(listSystemEventsOperation, { query: { partId, limit: PAGE_SIZE } });
  return (
    <section>
      <Title order={3} size="h6" mb={6}>
        {texts.eventsTitle}
      </Title>
      <QueryStates
        query={list}
        loadingLabel={whole.events.loading}
        loadingShape="table"
        errorTitle={whole.events.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text size="sm" c="dimmed">
            {texts.noEvents}
          </Text>
        }
      >
        {({ items }) => (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {items.map((event) => (
              <li key={event.id}>
                <Text size="xs" c="dimmed">
                  {momentHere(event.at)}
                </Text>
                <EventWords {...event} />
              </li>
            ))}
          </Stack>
        )}
      </QueryStates>
      <ShowMore list={list} />
    </section>
  );
};

interface Props {
  part: HealthPartState;
  cells: readonly DayCell[];
  onClose: () => void;
}

/** One part: how it is, how it was on each day, and what happened to it. */
export const PartDialog = ({ part, cells, onClose }: Props) => (
  <Modal
    opened
    onClose={onClose}
    size="lg"
    title={
      <Group gap="sm">
        {fullNameOf(part)}
        <StateBadge state={part.state} />
      </Group>
    }
  >
    <Stack>
      <Text size="sm">{part.detail}</Text>
      <HistoryStrip cells={cells} />
      <Days cells={cells} />
      <Events partId={part.id} />
    </Stack>
  </Modal>
);
