/** @file Every Welsh catalogue that documents need. Loaded by processes that write in Welsh. */
import '@folkmoot/contracts/words-cy';
import '@folkmoot/question-types/words-cy';
import './features/evidence/statement-text.messages.cy';
import './features/reports/report-document.messages.cy';
