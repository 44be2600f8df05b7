import type { OptInPageSnapshot, Tag, Topic } from '@folkmoot/contracts';
import type { CouncilCopy, SignupRules } from '../published-survey/campaign-copy.domain';

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
}

/** The page at an address: by its present slug, else by one that it had before. A present one comes first. */
export const pageAt = (pages: readonly PageCopy[], slug: string): { page: PageCopy; isFormer: boolean } | null => {
  const present = pages.find((page) => page.slug === slug);
  if (present) return { page: present, isFormer: false };
  const former = pages.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return former ? { page: former, isFormer: true } : null;
};

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
