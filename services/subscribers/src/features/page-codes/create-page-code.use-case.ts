import { DomainError, MOST_QR_CODES } from '@folkmoot/contracts';
import { newShortCode } from '@folkmoot/documents/qr';
import { newPageCode, type PageCode, publishPageCodeChanged } from '../../entities/page-code';
import type { PageCodeContext } from './page-code.types';

/** Adds a code to a page, active or not, because posters are printed before. Throws not_found or page_code_limit. */
export const createPageCode = (
  { actor, unitOfWork, clock }: PageCodeContext,
  pageId: string,
  label: string,
): Promise<PageCode> =>
  unitOfWork(actor, async ({ optInPages, pageCodes, outbox }) => {
    await optInPages.get(pageId);
    if ((await pageCodes.listOfPage(pageId)).length >= MOST_QR_CODES) throw new DomainError('page_code_limit');
    const code = await pageCodes.insert(newPageCode({ id: newShortCode(), pageId, label }, clock.now()));
    await publishPageCodeChanged(outbox, code);
    return code;
  });
