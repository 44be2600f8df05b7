/** The part of the survey that the builder shows: the questions, or their translations. */
export type BuilderView = 'build' | 'translations';

/** The panel beside the editor on wide screens. Null leaves its space to the editor. */
export type Aside = 'preview' | 'check' | null;
