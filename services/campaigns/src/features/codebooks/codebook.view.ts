import type { CodebookTheme, Codebook as CodebookView } from '@folkmoot/contracts';
import type { Codebook } from '../../entities/codebook';
import type { CodebookRecords } from './codebook.types';

type Uses = CodebookView['campaigns'];

/** The campaigns that use each codebook, without deleted ones. */
export const usesOf = async (
  { campaigns, commentPlans }: CodebookRecords,
  codebooks: readonly Pick<Codebook, 'id'>[],
): Promise<ReadonlyMap<string, Uses>> => {
  const plans = await commentPlans.listOfCodebooks(codebooks.map(({ id }) => id));
  const titles = new Map(
    (await campaigns.listByIds(plans.map(({ campaignId }) => campaignId))).map(({ id, title }) => [id, title]),
  );
  const usesOfOne = (codebookId: string): Uses =>
    plans
      .filter((plan) => plan.codebookId === codebookId)
      .flatMap(({ campaignId: id }) => {
        const title = titles.get(id);
        return title === undefined ? [] : [{ id, title }];
      });
  return new Map(codebooks.map(({ id }) => [id, usesOfOne(id)]));
};

const toThemeView = ({ id, name, definition, examples }: CodebookTheme): CodebookTheme => ({
  id,
  name,
  definition,
  examples: [...examples],
});

export const toCodebookView = (codebook: Codebook, campaigns: Uses = []): CodebookView => ({
  id: codebook.id,
  name: codebook.name,
  themes: codebook.themes.map(toThemeView),
  campaigns,
  revision: codebook.revision,
  updatedAt: codebook.updatedAt.toISOString(),
});
