/** @file The thread in which PDFs are drawn: letters are measured one by one. */
import { drawAsThread } from '@folkmoot/service-kit/paper';

await drawAsThread();
