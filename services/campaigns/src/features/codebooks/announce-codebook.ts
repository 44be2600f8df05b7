import { codebookChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { Codebook } from '../../entities/codebook';

/** Notes a change of a codebook in the activity log. */
export const announceCodebook = (
  { outbox }: Pick<Unit<object>, 'outbox'>,
  { id, name, themes, revision }: Codebook,
  change: PayloadOf<typeof codebookChangedEvent>['change'],
) =>
  outbox.add(codebookChangedEvent, {
    aggregate: { type: 'codebook', id, revision: change === 'deleted' ? revision + 1 : revision },
    payload: { codebookId: id, name, change, themes: themes.length },
  });
