/** @file Every Welsh catalogue of this package. Loaded before the screens; `npm run check` says what is missing. */
import './api/api.messages.cy';
import './drafts/drafts.messages.cy';
import './session/campaign-opening.messages.cy';
