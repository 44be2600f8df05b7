/** The read-me file in the export, for a reader many years from now. */
export const exportReadMe = `Everything that Folkmoot has of one council.

manifest.json says when the export was made, which files it has, and how many lines are in each.
Every other file holds the things of one kind that one service keeps: JSON Lines, one JSON object
a line, in UTF-8, in the order of their ids. Times are UTC in ISO 8601.

Files are named SERVICE/KIND.jsonl:
admin        the council and its settings, users, invitations, the activity log, AI policy and use
campaigns    campaigns, surveys and the versions that were published, responses, results by day,
             visits by day, QR codes, and which files belong to the council
subscribers  subscribers with their consent, tags, segments, opt-in pages and their figures,
             sign-ups, and a line for each import
public       responses and sign-ups that were on their way to the services above; usually empty

admin/files holds the logo and those before it, campaigns/files the pictures and documents of surveys, named by the hash
of their content; campaigns/assets.jsonl says which names they had.

Secrets, tokens and search indexes stay behind. A response names nobody, and nothing here tells
which subscriber gave it.
`;
