/** @file The thread in which documents are drawn: letters are measured by the ten thousand. */
import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentContent, documentPdf } from '@folkmoot/service-kit/paper';

const file = await documentPdf(workerData as DocumentContent, {
  onDrawn: (done, total) => parentPort?.postMessage({ done, total }),
});
const bytes = new Uint8Array(file);
parentPort?.postMessage({ file: bytes }, [bytes.buffer]);
