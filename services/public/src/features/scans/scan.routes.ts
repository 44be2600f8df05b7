import { route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../entities/published-survey';
import { VIA } from '../../entities/visit';
import { type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { type CodeLookup, followCode } from './follow-code.use-case';
import { qrCodeOperation } from './scan.operations';

export const scanRoutes = (pages: Pages & CodeLookup) => [
  route(qrCodeOperation, {
    handle: ({ params: { code }, headers }) =>
      orFailurePage(pages, async () => {
        const preferred = preferredLanguages(undefined, headers['accept-language']);
        const followed = await followCode(code, pages);
        if (followed.kind === 'unknown')
          return showPage(
            pages,
            { kind: 'qr-code', problem: 'unknown', council: null },
            { status: 404, language: preferred[0] },
          );
        if (followed.kind === 'inactive')
          return showPage(
            pages,
            { kind: 'qr-code', problem: 'inactive', council: followed.council },
            { status: 410, language: preferred[0] },
          );
        return redirect(`${followed.path}?${VIA}=${encodeURIComponent(code)}`, 302);
      }),
  }),
];
