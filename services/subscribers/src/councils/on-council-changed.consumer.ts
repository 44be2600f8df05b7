import { councilChangedEvent, councilDeletedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRepository } from './council.repository';

interface Repositories {
  councils: CouncilRepository;
}

/** No revision comes after the deletion of a council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

export const onCouncilChanged: Consumer<Repositories> = consumer(
  'subscribers.councils',
  [councilChangedEvent, councilDeletedEvent],
  async (event, { councils }: Repositories) => {
    if (event.type === 'council.deleted') {
      const known = await councils.find(event.payload.councilId);
      if (known) await councils.save({ ...known, revision: FINAL_REVISION, isDeleted: true });
      return;
    }
    const { council } = event.payload;
    const known = await councils.find(council.id);
    if (known && known.revision >= council.revision) return;
    await councils.save({ council, revision: council.revision, isDeleted: false });
  },
);
