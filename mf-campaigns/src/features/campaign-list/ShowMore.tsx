import { Button, Group } from '@folkmoot/ui';
import { messages } from './campaign-list.messages';

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Below a list that goes on. */
export const ShowMore = ({ list }: Props) =>
  list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {messages.more}
      </Button>
    </Group>
  ) : null;
