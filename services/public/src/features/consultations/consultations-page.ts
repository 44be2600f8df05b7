import { consultationsPath } from '@folkmoot/contracts';
import { type KnownConsultations, listConsultations } from '../../entities/consultation';
import { type PageAnswer, type Pages, redirect, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { filtersOf, pageNumberOf } from './filters.domain';

export interface ConsultationPages extends Pages {
  readonly known: Pick<KnownConsultations, 'ofSlug'>;
  readonly origin: string;
}

interface Address {
  readonly councilSlug: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A list inside a page of another site, and a list that is filtered, are no pages of their own for search engines. */
const isIndexed = ({ query }: Address): boolean => Object.keys(query).length === 0;

/** The list of a council's consultations. A former name of the council leads to the present one. */
export const consultationsPage = (pages: ConsultationPages, address: Address): Promise<PageAnswer> =>
  orFailurePage(pages, async () => {
    const { councilSlug, query } = address;
    const known = await pages.known.ofSlug(councilSlug.toLowerCase());
    if (!known) return showPage(pages, { kind: 'not-found', missing: 'page' }, { status: 404 });
    const { hasCommitments } = known;
    const { council } = known.council;
    if (council.slug !== councilSlug) return redirect(consultationsPath(council.slug), 301);
    const { embed } = query;
    const filters = filtersOf(query);
    const isEmbedded = embed !== undefined;
    const list = listConsultations(known.consultations, filters, pageNumberOf(query));
    return showPage(
      pages,
      { kind: 'consultations', council, list, filters, origin: pages.origin, isEmbedded, hasCommitments },
      { isIndexed: isIndexed(address), isFramed: isEmbedded },
    );
  });
