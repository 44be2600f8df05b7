/** @file Every Welsh catalogue of this package. Loaded before the screens; `npm run check` says what is missing. */
import './core/dates.cy';
import './core/labels.cy';
import './entities/changed-fields.messages.cy';
import './entities/integrity.messages.cy';
import './entities/mailing.messages.cy';
import './entities/subscriber.messages.cy';
