/** @file Every Welsh catalogue of this package. Loaded before the screens; `npm run check` says what is missing. */
import './sending.messages.cy';
