import { councilDeletedEvent, councilSnapshotEvents } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CouncilRepository } from './council.repository';

interface Repositories {
  councils: CouncilRepository;
}

export const onCouncilChanged: Consumer<Repositories> = consumer(
  'subscribers.councils',
  [...councilSnapshotEvents, councilDeletedEvent],
  async (event, { councils }: Repositories) => {
    if (event.type === 'council.deleted') {
      const { councilId, revision } = event.payload;
      const known = await councils.find(councilId);
      // A restored council sends a snapshot with a higher revision.
      if (known && known.revision < revision) await councils.save({ ...known, revision, isDeleted: true });
      return;
    }
    const { council } = event.payload;
    const known = await councils.find(council.id);
    if (known && known.revision >= council.revision) return;
    await councils.save({ council, revision: council.revision, isDeleted: false });
  },
);
