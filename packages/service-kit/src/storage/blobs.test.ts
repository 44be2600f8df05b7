import { ConfigError } from '../config/define-config';
import { testDatabase } from '../testing';
import { memoryBlobs } from './blob-store';
import { blobStoreSuite } from './blob-store.suite';
import { createBlobs } from './blobs';

blobStoreSuite('in memory', async () => ({ store: memoryBlobs(), stop: async () => undefined }));

blobStoreSuite('in GridFS', async () => {
  const { connection, stop } = await testDatabase();
  return { store: createBlobs({ config: {}, connection, service: 'campaigns' }), stop };
});

test('the start is refused when S3 is configured for a service that keeps no files', async () => {
  const { connection, stop } = await testDatabase();
  const config = { s3Url: 'http://127.0.0.1:9' };
  expect(() => createBlobs({ config, connection, service: 'campaigns' })).toThrow(ConfigError);
  await stop();
});
