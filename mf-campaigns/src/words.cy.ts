/** @file Every Welsh catalogue of this build. Loaded before the screens; `npm run check` says what is missing. */
import '@folkmoot/contracts/words-cy';
import '@folkmoot/question-types/words-cy';
