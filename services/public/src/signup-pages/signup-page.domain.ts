import type { OptInPageSnapshot, Tag, Topic } from '@folkmoot/contracts';
import type { CouncilCopy, SignupRules } from '../published/campaign-copy.domain';

/** What this service keeps of an opt-in page. */
export type PageCopy = OptInPageSnapshot;

/** What this service keeps of a tag. */
export interface TagCopy extends Pick<Tag, 'id' | 'councilId' | 'name' | 'description' | 'color' | 'isDefault'> {
  readonly revision: number;
  readonly isDeleted: boolean;
}

/** What residents can subscribe to at a council, and where. */
export interface SignupPlaces {
  readonly council: CouncilCopy;
  readonly pages: readonly PageCopy[];
  readonly tags: readonly TagCopy[];
}

/** The page at an address: by its present slug, else by one that it had before (E-84). A present one comes first. */
export const pageAt = (pages: readonly PageCopy[], slug: string): { page: PageCopy; isFormer: boolean } | null => {
  const present = pages.find((page) => page.slug === slug);
  if (present) return { page: present, isFormer: false };
  const former = pages.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return former ? { page: former, isFormer: true } : null;
};

const byDefaultThenName = (one: TagCopy, other: TagCopy): number =>
  Number(other.isDefault) - Number(one.isDefault) || one.name.localeCompare(other.name);

/** The topics behind tags as residents read them: recommended ones first, and ticked as the council has it (E-60, F-39). */
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
