import { systemActor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, testUnits } from '@folkmoot/service-kit/testing';
import { createFileRepository, publicationFileModel } from './publication.mongo';

const key = { campaignId: 'campaign', version: 1, name: 'responses.csv' as const };

const textOf = async (parts: AsyncIterable<string> | null): Promise<string | null> => {
  if (parts === null) return null;
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

describe('the files of a version', () => {
  const SMALL = 5;
  const units = testUnits({
    models: [publicationFileModel],
    repositories: (scope) => ({ small: createFileRepository(scope, SMALL), usual: createFileRepository(scope) }),
  });
  const documents = () => units.connection.collection('publication_files').countDocuments({});

  it.each(['', 'one', 'five!', 'more than five', 'ab 😀😀😀 ██ d'])(
    'are stored in parts and read as they were: %j',
    async (content) => {
      const { small } = units.repositoriesOf(ownCouncil);
      await small.add({ ...key, content });
      expect(await textOf(await small.open(key))).toBe(content);
      expect(await documents()).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(content.length / SMALL)));
      expect(await units.repositoriesOf(otherCouncil).small.open(key)).toBeNull();
      expect(await small.open({ ...key, version: 2 })).toBeNull();
      await small.eraseOfCampaign(key.campaignId);
      expect(await documents()).toBe(0);
    },
  );

  it('may be larger than a document, in one transaction', async () => {
    const content = 'What one person wrote: more █████\n'.repeat(600_000);
    await units.unitOfWork(systemActor('campaigns', ownCouncil), ({ usual }) => usual.add({ ...key, content }));
    expect((await textOf(await units.repositoriesOf(ownCouncil).usual.open(key))) === content).toBe(true);
  });

  it('without a number of their part are read: they are older', async () => {
    const _id = 'campaign.1.responses.csv';
    await units.connection
      .collection<{ _id: string }>('publication_files')
      .insertOne({ _id, councilId: ownCouncil, revision: 1, ...key, content: 'counts' } as { _id: string });
    expect(await textOf(await units.repositoriesOf(ownCouncil).usual.open(key))).toBe('counts');
  });
});
