import { floodOfSignUps, formulasInExports, reusedKeys, scriptedAnswers, textsThatFreeze } from './answers.attack';
import type { Attack } from './attack';
import {
  borrowedSenders,
  deletionAtOnce,
  providersInside,
  providersOfTheCloud,
  strangeMethods,
} from './council.attack';
import { costlyLogos, hostilePdfs } from './files.attack';
import { foreignHost, inboxThroughAProxy, operatorPages } from './inbox.attack';
import { forgedTokens, otherUsers } from './machine.attack';
import { inheritedNamesInRequests, inheritedNamesInSurveys } from './names.attack';
import { forgedProofs } from './proofs.attack';
import { brokenCookies, floodOfLinks, foreignPages, tokensInLogs } from './sign-in.attack';
import { manyStreams, slowBodies } from './slow.attack';

export const attacks: readonly Attack[] = [
  inheritedNamesInRequests,
  inheritedNamesInSurveys,
  inboxThroughAProxy,
  foreignHost,
  operatorPages,
  slowBodies,
  manyStreams,
  costlyLogos,
  hostilePdfs,
  textsThatFreeze,
  formulasInExports,
  scriptedAnswers,
  reusedKeys,
  forgedProofs,
  floodOfSignUps,
  foreignPages,
  brokenCookies,
  tokensInLogs,
  borrowedSenders,
  deletionAtOnce,
  providersInside,
  providersOfTheCloud,
  strangeMethods,
  otherUsers,
  forgedTokens,
  // Last, because it uses up the mail limit of a mailbox.
  floodOfLinks,
];
