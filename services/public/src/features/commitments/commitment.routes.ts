import { COMMITMENTS_A_PAGE, DomainError, listPublicCommitmentsOperation } from '@folkmoot/contracts';
import { reply, route } from '@folkmoot/service-kit';
import { pageOf } from '../../entities/commitment';
import { commitmentsPageOperation } from './commitment.operations';
import { type CommitmentPages, commitmentsPage } from './commitments-page';
import { chosenOf, commitmentsOf } from './council-commitments';

/** The council's own site may show the list. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60' };

export const commitmentRoutes = (pages: CommitmentPages) => [
  route(commitmentsPageOperation, {
    handle: ({ params, query }) => commitmentsPage(pages, params.councilSlug, query),
  }),
  route(listPublicCommitmentsOperation, {
    handle: async ({ params, query: { state, campaign, page } }) => {
      const places = await pages.places.ofSlug(params.councilSlug.toLowerCase());
      if (!places || places.council.isSuspended) throw new DomainError('not_found');
      const chosen = chosenOf(await commitmentsOf(pages, places.council), { state, campaign });
      const shown = pageOf(chosen, page, COMMITMENTS_A_PAGE);
      return reply({ ...shown, items: [...shown.items] }, { headers: HEADERS });
    },
  }),
];
