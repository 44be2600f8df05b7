import {
  type CouncilPopulation,
  getCouncilOperation,
  getPopulationOperation,
  savePopulationOperation,
} from '@folkmoot/contracts/client';
import { api, operationKey, useDraft, useInvalidate, useQueryClient, useSession } from '@folkmoot/shell-sdk';
import { dimensionsOf, draftOf, type PopulationDraft, trimmed } from './population.domain';
import { messages } from './population.messages';

/** The draft of the council's population. Changes of two people to two dimensions are merged. */
export const usePopulation = (population: CouncilPopulation) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const { refresh } = useSession();
  return useDraft<CouncilPopulation, PopulationDraft>({
    saved: population,
    draftOf,
    texts: messages,
    send: (draft, { base }) =>
      api.call(savePopulationOperation, {
        body: { dimensions: dimensionsOf(draft).map(trimmed), revision: base.revision },
      }),
    read: () => api.call(getPopulationOperation, {}),
    onServerValue: async (value) => {
      client.setQueryData(operationKey(getPopulationOperation, {}), value);
      // The areas are part of the council's settings, too.
      await invalidate(getCouncilOperation);
      void refresh();
    },
  });
};
