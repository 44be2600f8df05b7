import { fakeCouncils } from '../councils/council.fake';
import type { CouncilCopy } from '../councils/council.repository';
import type { StoredImport } from '../imports/import.domain';
import { type FakeRow, fakeImportRows, fakeImportSweep, fakeImports } from '../imports/import.fake';
import { fakeMailSweep, fakeMails, type MailStore } from '../mails/mail.fake';
import { fakeOptInPageSweep, fakeOptInPages, type PageStore } from '../opt-in-pages/opt-in-page.fake';
import { fakePageFigures, type PageFiguresStore } from '../page-figures/page-figures.fake';
import { fakeSegments } from '../segments/segment.fake';
import type { StoredSegment } from '../segments/segment.repository';
import { fakeSignups } from '../signups/signup.fake';
import type { StoredSignup } from '../signups/signup.repository';
import type { SubscriberStats } from '../subscribers/figures.domain';
import type { StoredSubscriber } from '../subscribers/subscriber.domain';
import { fakeStats, fakeSubscribers } from '../subscribers/subscriber.fake';
import { fakeSuppressions } from '../suppressions/suppression.fake';
import type { StoredTagging } from '../taggings/tagging.domain';
import { fakeTaggingSweep, fakeTaggings } from '../taggings/tagging.fake';
import type { StoredTag } from '../tags/tag.domain';
import { fakeTagSweeps, fakeTags, type RemovedTags } from '../tags/tag.fake';

/** All records of this service in memory, for use cases. */
export const fakeRecords = () => {
  const tags = new Map<string, StoredTag>();
  const removedTags: RemovedTags = new Map();
  const people = new Map<string, StoredSubscriber>();
  const figures = new Map<string, SubscriberStats>();
  const segments = new Map<string, StoredSegment>();
  const suppressed = new Set<string>();
  const signups = new Map<string, StoredSignup>();
  const mails: MailStore = new Map();
  const optInPages: PageStore = new Map();
  const pageFigures: PageFiguresStore = new Map();
  const councils = new Map<string, CouncilCopy>();
  const imports = new Map<string, StoredImport>();
  const importRows: FakeRow[] = [];
  const taggings = new Map<string, StoredTagging>();
  const recordsOf = (council: string) => ({
    tags: fakeTags(council, tags, removedTags),
    tagSweeps: fakeTagSweeps(removedTags),
    subscribers: fakeSubscribers(council, people),
    stats: fakeStats(council, figures),
    segments: fakeSegments(council, segments),
    suppressions: fakeSuppressions(council, suppressed),
    signups: fakeSignups(council, signups),
    optInPages: fakeOptInPages(council, optInPages),
    optInPageSweep: fakeOptInPageSweep(optInPages),
    pageFigures: fakePageFigures(council, pageFigures),
    mails: fakeMails(council, mails),
    mailSweep: fakeMailSweep(mails),
    councils: fakeCouncils(councils),
    imports: fakeImports(council, imports),
    importRows: fakeImportRows(council, importRows),
    importSweep: fakeImportSweep(imports),
    taggings: fakeTaggings(council, taggings),
    taggingSweep: fakeTaggingSweep(taggings),
  });
  return (council: string | null) => recordsOf(council ?? '');
};
