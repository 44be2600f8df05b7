/** @file The thread in which the built-in analysis reads comments: thousands of them take seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnalysisRequest, analyseHere } from '@folkmoot/ai-providers';

parentPort?.postMessage(analyseHere(workerData as AnalysisRequest));
