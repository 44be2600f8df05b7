import type { OptInPageSnapshot, Tag, Topic } from '@folkmoot/contracts';
import type { CouncilCopy, ShortNames, SignupRules } from '../published-survey/campaign-copy.domain';

/** The copy of an opt-in page. */
export type PageCopy = OptInPageSnapshot;

/** The copy of a tag. */
export interface TagCopy extends Pick<Tag, 'id' | 'councilId' | 'name' | 'description' | 'color' | 'isDefault'> {
  readonly revision: number;
  readonly isDeleted: boolean;
}

/** The pages and topics that residents can subscribe to at a council. */
export interface SignupPlaces {
  readonly council: CouncilCopy;
  readonly pages: readonly PageCopy[];
  readonly tags: readonly TagCopy[];
  /** The campaigns of the council that have an address beside the pages. */
  readonly shortNames: readonly ShortNames[];
}

interface Addressed {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** The owner of an address: by its present slug, else by one that it had before. A present one comes first. */
const ownerOf = <T extends Addressed>(owners: readonly T[], slug: string): T | undefined =>
  owners.find((owner) => owner.slug === slug) ?? owners.find(({ formerSlugs }) => formerSlugs.includes(slug));

/** The page at an address. */
export const pageAt = (pages: readonly PageCopy[], slug: string): { page: PageCopy; isFormer: boolean } | null => {
  const page = ownerOf(pages, slug);
  return page ? { page, isFormer: page.slug !== slug } : null;
};

/** The campaign at an address that no page has. */
export const campaignAt = ({ pages, shortNames }: SignupPlaces, slug: string): string | null =>
  pageAt(pages, slug) ? null : (ownerOf(shortNames, slug)?.campaignId ?? null);

const byDefaultThenName = (a: TagCopy, b: TagCopy): number =>
  Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name);

/** The topics behind tags as residents read them: recommended ones first, and ticked as the council has it. */
export const topicsOf = (tags: readonly TagCopy[], { residentsTickTopics }: SignupRules): Topic[] =>
  [...tags].sort(byDefaultThenName).map(({ id, name, description, color, isDefault }) => ({
    id,
    name,
    description,
    color,
    isRecommended: isDefault,
    isPreselected: isDefault && !residentsTickTopics,
  }));

/** The topics that a page offers. */
export const topicsOfPage = ({ tags, council }: SignupPlaces, { tagIds }: PageCopy): Topic[] =>
  topicsOf(
    tags.filter(({ id }) => tagIds.includes(id)),
    council.rules,
  );
