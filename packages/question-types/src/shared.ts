/**
 * @file What the page's first script shares with the parts that it fetches later. Each such part exports all of it: then
 * the bundler makes one file of it, and not one for each combination of parts, which would be a longer download.
 */
export { useEffect, useState } from 'react';
export { optionLabel, optionsOf } from './choices/options';
export { numberAnswers } from './types/number/number.answers';
export { Picture } from './types/ranking/Picture';
export { formValue, rankingAnswers } from './types/ranking/ranking.answers';
export { fillIn } from './words/fill-in';
