/** The survey about Riverside Park, which the standalone remotes show. */
export const parkSurvey = {
  title: 'Riverside Park',
  wishes: [
    { id: 'trees', label: 'More trees' },
    { id: 'cafe', label: 'A café' },
    { id: 'play', label: 'A larger playground' },
    { id: 'light', label: 'Better lighting' },
  ],
};
