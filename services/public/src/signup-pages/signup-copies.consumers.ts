import { optInPageChangedEvent, tagChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { SignupCopies } from './signup-copies.repository';

interface Repositories {
  signupCopies: SignupCopies;
}

const isNewer = (known: { revision: number } | null, { revision }: { revision: number }): boolean =>
  !known || known.revision < revision;

/** Keeps opt-in pages and tags as subscribers tells of them; the highest revision wins, whatever the order. */
export const onSignupPlacesChanged: Consumer<Repositories> = consumer(
  'public.opt-in-pages',
  [optInPageChangedEvent, tagChangedEvent],
  async (event, { signupCopies }: Repositories) => {
    if (event.type === 'opt-in-page.changed') {
      const { page } = event.payload;
      if (isNewer(await signupCopies.findPage(page.id), page)) await signupCopies.savePage(page);
      return;
    }
    const { tag } = event.payload;
    // Residents see nothing of an internal tag.
    const isDeleted = event.payload.isDeleted || (tag.isInternal ?? false);
    const { id, councilId, name, description, color, isDefault, revision } = tag;
    const known = await signupCopies.findTag(id);
    // That a tag is gone counts also where its revision has not grown.
    if (known && (isDeleted ? known.revision > revision : known.revision >= revision)) return;
    await signupCopies.saveTag({ id, councilId, name, description, color, isDefault, revision, isDeleted });
  },
);
