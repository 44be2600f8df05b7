import { route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../published/survey-language.domain';
import { type Pages, redirect, showPage } from '../../rendering/answer-page';
import { orFailurePage } from '../../rendering/failure-page';
import { VIA } from './arrivals';
import { followCode } from './follow-code.use-case';
import { qrCodeOperation } from './scan.operations';

type Deps = Pages & Parameters<typeof followCode>[0];

export const scanRoutes = (deps: Deps) => [
  route(qrCodeOperation, {
    handle: ({ params: { code }, headers }) =>
      orFailurePage(deps, async () => {
        const preferred = preferredLanguages(undefined, headers['accept-language']);
        const followed = await followCode(deps, code);
        if (followed.kind === 'unknown')
          return showPage(
            deps,
            { kind: 'qr-code', problem: 'unknown', council: null },
            { status: 404, language: preferred[0] },
          );
        const council = followed.survey?.council ?? null;
        if (followed.kind === 'inactive')
          return showPage(
            deps,
            { kind: 'qr-code', problem: 'inactive', council },
            { status: 410, language: preferred[0] },
          );
        const { campaign } = followed.survey;
        return redirect(
          `/${followed.survey.council.slug}/survey/${campaign.id}?${VIA}=${encodeURIComponent(code)}`,
          302,
        );
      }),
  }),
];
