import type { PublicationChoice } from '@folkmoot/contracts';
import { newVersion } from '../entities/publication';
import type { Repositories } from './repositories';

const at = new Date('2026-03-02T09:00:00.000Z');

/** A choice for the campaign of the park. */
export const publicationChoice: PublicationChoice = {
  isListed: true,
  forWhom: '',
  areas: [],
  title: 'The park',
  introduction: 'What you told us',
  summary: '',
  questions: [{ questionId: 'mood', isShown: true, showsAnswers: false }],
  minimumCell: 5,
  licence: 'ogl-uk-3.0',
  answersAfterRetention: 'removed',
};

type Records = Pick<Repositories, 'publications' | 'publicationVersions' | 'publicationFiles'>;

/** A version that is public, with a file, and what was chosen for it. */
export const keepPublication = async (
  { publications, publicationVersions, publicationFiles }: Records,
  { councilId, campaignId }: { readonly councilId: string; readonly campaignId: string },
): Promise<void> => {
  const choice = { ...publicationChoice, title: `Of ${councilId}` };
  await publications.put({ ...choice, campaignId, revision: 0 });
  const ordered = { campaignId, version: 1, publishAt: at, note: `Of ${councilId}`, orderedBy: 'somebody', choice };
  const version = newVersion({ id: `version-${councilId}`, ...ordered });
  await publicationVersions.add({ ...version, state: 'published', dueAt: null, publishedAt: at });
  await publicationFiles.add({ campaignId, version: 1, name: 'responses.csv', content: `Of ${councilId}` });
};
