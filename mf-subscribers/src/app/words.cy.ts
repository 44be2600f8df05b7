/** @file Every Welsh catalogue of this build. Loaded before the screens; `npm run check` says what is missing. */
import '@folkmoot/contracts/words-cy';
import '../entities/segment/filter/filter.messages.cy';
import '../entities/segment/segment.messages.cy';
import '../entities/subscriber/words.messages.cy';
import '../features/imports/imports.messages.cy';
import '../features/opt-in-pages/detail/detail.messages.cy';
import '../features/opt-in-pages/editor/editor.messages.cy';
import '../features/opt-in-pages/list/create.messages.cy';
import '../features/opt-in-pages/list/list.messages.cy';
import '../features/opt-in-pages/page/page-words.messages.cy';
import '../features/segments/segments.messages.cy';
import '../features/subscribers/dialogs/dialogs.messages.cy';
import '../features/subscribers/list/list.messages.cy';
import '../features/subscribers/person/person.messages.cy';
import '../features/tags/tags.messages.cy';
import './frame.messages.cy';
