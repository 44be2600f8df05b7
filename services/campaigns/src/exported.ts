import { bucketPurposes } from '@folkmoot/contracts';
import type { CouncilExportOptions } from '@folkmoot/service-kit';
import { bucketModel, storageCountModel } from './records/asset.mongo';
import { bucketName } from './records/bucket.domain';
import { councilCopyModel } from './records/council-copy.mongo';
import { counterModel } from './records/counter.mongo';
import { models } from './records/repositories.mongo';

/** What goes along when a council is exported: all but copies, counters and what is there for searching and sweeping; with
 * the pictures and documents of its surveys. */
export const exportedOfCouncil: CouncilExportOptions = {
  models,
  except: [councilCopyModel, bucketModel, storageCountModel, counterModel],
  without: {
    campaigns: ['searchText', 'roundsTold', 'roundsDueAt'],
    surveys: ['searchText'],
  },
  folders: (councilId) => bucketPurposes.map((purpose) => bucketName(councilId, purpose)),
};
