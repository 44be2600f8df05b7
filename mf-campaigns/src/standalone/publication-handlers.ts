import {
  getPublicationOperation,
  type Publication,
  type PublicationVersion,
  type PublishedResults,
  previewPublicationOperation,
  publishVersionOperation,
  putPublicationOperation,
  withdrawVersionOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { report } from './sample-report';

const RESPONSES = 180;

const written = { questionId: 'change', title: 'What would you change?', type: 'textarea' as const, isPersonal: false };

/** The publication of the sample campaign before anybody has chosen something. */
export const samplePublication = (campaignId: string, patch: Partial<Publication> = {}): Publication => ({
  campaignId,
  isListed: true,
  forWhom: '',
  areas: [],
  title: 'Riverside Park',
  introduction: 'What you told us about the park.',
  summary: '',
  questions: [...report().results, written].map(({ questionId, title, type, isPersonal = false }) => ({
    questionId,
    label: title,
    type,
    isShown: !isPersonal,
    showsAnswers: false,
    isWritten: type === 'text' || type === 'textarea',
    isPersonal,
  })),
  minimumCell: 5,
  leastMinimumCell: 5,
  licence: 'ogl-uk-3.0',
  answersAfterRetention: 'removed',
  url: `https://folkmoot.example/riverside/results/${campaignId}`,
  shortUrl: null,
  consultationsUrl: 'https://folkmoot.example/riverside/consultations',
  versions: [],
  current: null,
  changes: null,
  revision: 0,
  ...patch,
});

const sampleResults = ({ campaignId, title, introduction, summary, questions, ...chosen }: Publication) => {
  const now = new Date().toISOString();
  const results: PublishedResults = {
    campaignId,
    title,
    introduction,
    summary,
    version: chosen.versions.length + 1,
    publishedAt: now,
    language: 'en',
    opensAt: null,
    closesAt: null,
    isOpen: false,
    responses: RESPONSES,
    minimumCell: chosen.minimumCell,
    licence: chosen.licence,
    integrity: { reasons: [], unknowable: ['who_answered'] },
    versions: [{ version: chosen.versions.length + 1, publishedAt: now, note: '', isWithdrawn: false }],
    questions: questions
      .filter(({ isShown }) => isShown)
      .map(({ questionId, type, label, isWritten }) => ({
        questionId,
        type,
        label,
        answered: RESPONSES,
        asked: RESPONSES,
        hasHidden: !isWritten,
        parts: [],
        rows: isWritten
          ? []
          : [
              { value: 'yes', label: 'Yes', count: 120, share: 120 / RESPONSES },
              { value: 'no', label: 'No', count: null, share: null },
            ],
      })),
  };
  return results;
};

/** The next version of the sample campaign. */
export const samplePreview = (campaignId: string) => sampleResults(samplePublication(campaignId));

const versionOf = (number: number, note: string, publishAt: string | undefined): PublicationVersion => {
  const now = new Date().toISOString();
  return {
    version: number,
    state: publishAt === undefined ? 'published' : 'scheduled',
    publishAt: publishAt ?? now,
    publishedAt: publishAt === undefined ? now : null,
    note,
    withdrawnAt: null,
    reason: null,
    responses: publishAt === undefined ? RESPONSES : null,
    checksums: [],
  };
};

const withVersions = (publication: Publication, versions: PublicationVersion[]): Publication => {
  const current = versions.find(({ state }) => state === 'published')?.version ?? null;
  return { ...publication, versions, current, changes: current === null ? null : { responses: 0, questionIds: [] } };
};

/** Publications in memory. A version is public at once. */
export const publicationHandlers = (): Handler[] => {
  const kept = new Map<string, Publication>();
  const get = (campaignId: string): Publication => kept.get(campaignId) ?? samplePublication(campaignId);
  const keep = (publication: Publication): Publication => {
    kept.set(publication.campaignId, publication);
    return publication;
  };
  return [
    handle(getPublicationOperation, ({ params }) => get(params.campaignId)),
    handle(
      putPublicationOperation,
      ({
        params,
        body: { questions, introduction, forWhom, areas, answersAfterRetention, revision: _, ...choice },
      }) => {
        const known = get(params.campaignId);
        const listed = questions.flatMap((chosen) => {
          const question = known.questions.find(({ questionId }) => questionId === chosen.questionId);
          return question ? [{ ...question, ...chosen }] : [];
        });
        return keep({
          ...known,
          ...choice,
          introduction: introduction ?? known.introduction,
          forWhom: forWhom ?? known.forWhom,
          areas: areas ?? known.areas,
          answersAfterRetention: answersAfterRetention ?? known.answersAfterRetention,
          questions: listed,
          revision: known.revision + 1,
        });
      },
    ),
    handle(previewPublicationOperation, ({ params }) => {
      const results = sampleResults(get(params.campaignId));
      const earlier = results.version > 1 ? results.version - 1 : null;
      const hiding = { numbers: 12, hidden: 4, withoutEarlier: 4, earlier, responsesNeeded: null };
      return { ...results, hiding };
    }),
    handle(publishVersionOperation, ({ params, body }) => {
      const known = get(params.campaignId);
      const version = known.versions.length + 1;
      keep(withVersions(known, [versionOf(version, body?.note ?? '', body?.publishAt), ...known.versions]));
      return { version, url: known.url };
    }),
    handle(withdrawVersionOperation, ({ params, body }) => {
      const known = get(params.campaignId);
      const number = Number(params.version);
      if (!known.versions.some(({ version }) => version === number)) throw problem('not_found');
      const withdrawnAt = new Date().toISOString();
      const versions = known.versions.map((each) =>
        each.version === number ? { ...each, state: 'withdrawn' as const, withdrawnAt, reason: body.reason } : each,
      );
      return keep(withVersions(known, versions));
    }),
  ];
};
