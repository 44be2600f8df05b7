import { type PageCode, publishPageCodeChanged } from '../../entities/page-code';
import type { PageCodeContext } from './page-code.types';

interface CodeParams {
  readonly pageId: string;
  readonly codeId: string;
}

interface Change {
  readonly label?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly hasLogo?: boolean | undefined;
}

/** Renames a code, takes it out of use or back, or switches its logo. Throws not_found or stale_revision. */
export const updatePageCode = (
  { actor, unitOfWork }: PageCodeContext,
  { pageId, codeId }: CodeParams,
  { label, isActive, hasLogo }: Change,
): Promise<PageCode> =>
  unitOfWork(actor, async ({ optInPages, pageCodes, outbox }) => {
    await optInPages.get(pageId);
    const code = await pageCodes.get(pageId, codeId);
    const saved = await pageCodes.save({
      ...code,
      label: label ?? code.label,
      isActive: isActive ?? code.isActive,
      hasLogo: hasLogo ?? code.hasLogo,
    });
    await publishPageCodeChanged(outbox, saved);
    return saved;
  });
