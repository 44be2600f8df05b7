import { type BlobStore, blobKey, createBlobs, hashOf, type StorageConfig } from '@folkmoot/service-kit';
import { blobStoreSuite, testDatabase } from '@folkmoot/service-kit/testing';
import { startS3Server } from './testing/s3-server.fixture';

const blobsOf = async (config: StorageConfig): Promise<{ store: BlobStore; stop: () => Promise<unknown> }> => {
  const { connection, stop } = await testDatabase();
  const loadS3 = () => import('./index');
  return { store: createBlobs({ config, connection, service: 'campaigns', loadS3 }), stop };
};

blobStoreSuite('on an S3 server', async () => {
  const server = await startS3Server('folkmoot');
  const { store, stop } = await blobsOf({ s3Url: server.url, s3AccessKey: 'S3RVER', s3SecretKey: 'S3RVER' });
  return { store, stop: () => Promise.all([server.stop(), stop()]) };
});

test('a file is unavailable when the S3 server does not answer', async () => {
  const { store, stop } = await blobsOf({ s3Url: 'http://127.0.0.1:9', s3AccessKey: 'x', s3SecretKey: 'y' });
  await expect(store.get(blobKey('a', hashOf(Buffer.from('a'))))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.isHealthy()).rejects.toMatchObject({ code: 'unavailable' });
  await stop();
});
