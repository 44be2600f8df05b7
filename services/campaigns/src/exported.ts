import type { CouncilExportOptions } from '@folkmoot/service-kit';
import { bucketModel } from './records/asset.mongo';
import { councilCopyModel } from './records/council-copy.mongo';
import { counterModel } from './records/counter.mongo';
import { models } from './records/repositories.mongo';

/** What goes along when a council is exported: all but copies, counters and what is there for searching and sweeping. */
export const exportedOfCouncil: CouncilExportOptions = {
  models,
  except: [councilCopyModel, bucketModel, counterModel],
  without: {
    campaigns: ['searchText', 'roundsTold', 'roundsDueAt'],
    surveys: ['searchText'],
  },
};
