import { createRunChange } from '@folkmoot/service-kit';
import type { StoredTagging } from '../../entities/tagging';
import type { TaggingRecords } from './tagging.types';

/** Where taggings are among the repositories. */
export const taggingAccess = {
  find: ({ taggings }: Pick<TaggingRecords, 'taggings'>, id: string) => taggings.find(id),
  save: ({ taggings }: Pick<TaggingRecords, 'taggings'>, tagging: StoredTagging) => taggings.save(tagging),
};

export const changeTagging = createRunChange<TaggingRecords, StoredTagging>(taggingAccess);
