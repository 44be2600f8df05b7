export { createS3Blobs } from './s3-blobs';
