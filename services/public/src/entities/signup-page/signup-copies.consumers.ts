import { optInPageChangedEvent, tagChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { SignupCopyRepository } from './signup-copies.repository';

interface Repositories {
  signupCopies: SignupCopyRepository;
}

const isNewer = (known: { revision: number } | null, { revision }: { revision: number }): boolean =>
  !known || known.revision < revision;

/** Stores opt-in pages and tags from the events of subscribers. The highest revision wins in any order. */
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
    // Internal tags are hidden from residents.
    const isDeleted = event.payload.isDeleted || (tag.isInternal ?? false);
    const { id, councilId, name, description, color, isDefault, revision } = tag;
    const known = await signupCopies.findTag(id);
    // A deletion counts even when the revision is the same.
    if (known && (isDeleted ? known.revision > revision : known.revision >= revision)) return;
    await signupCopies.saveTag({ id, councilId, name, description, color, isDefault, revision, isDeleted });
  },
);
