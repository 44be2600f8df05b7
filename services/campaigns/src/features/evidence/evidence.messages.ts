interface About {
  readonly product: string;
  readonly campaign: string;
  readonly madeAt: string;
}

/** For people who open the pack without knowing the product. */
export const readMe = ({ product, campaign, madeAt }: About): string => `Evidence of a consultation: ${campaign}

${product} made this pack at ${madeAt}. It shows what the result was made of: what people were asked, when the survey was
open, how many responses came, what was noticed about them, what staff decided and why, and what was counted.

HOW TO CHECK THAT NOTHING WAS CHANGED
1. Install Node.js 20 or later from nodejs.org.
2. Take verify.mjs out of this ZIP file. Better: get it from somebody else who has it, or read it. It is one file.
3. Keep the ZIP file as it is. Do not unpack it and pack it again.
4. Type:  node verify.mjs PACK.zip --keys https://ADDRESS-OF-THE-COUNCIL/.well-known/folkmoot-evidence.json

The answer is UNCHANGED, or CHANGED with the records that were changed, added, removed or reordered.

WHAT IS IN IT
statement.txt         what the council can say about the responses, in plain words; statement.json is the same for programs,
                      and statement-cy.txt in Welsh, where the council reports in Welsh
campaign.ndjson       the campaign, when it opened, paused and closed, and its defence during attacks
surveys.ndjson        every version of the survey as people saw it, and what changed while it was open
mailings.ndjson       the invitations and reminders: their texts and how many were sent, nobody's address
decisions.ndjson      responses that belong together, what staff decided about them, and why
results.ndjson        each result as the product shows it, and counted once more from the responses
commitments.ndjson    what people said and what the council does about it, with the changes since
ai.ndjson             what was sent to which AI provider, and what it answered
responses.ndjson      how many responses there are, and a seal of each
audit.ndjson          who did what: the campaign's entries in the activity log, with their places in the log's own chain
public-key.json       the key that this pack is signed with
manifest.json         the hash of every file and of the last record; manifest.sig is its signature

Each line of an .ndjson file is a record. It has a number, a type, a time, its content, the hash of the record before it, and
its own hash.

WHAT IS NOT IN IT
Nothing leads to a person. Residents have no names here, and no response is here with its answers. Staff are "staff 1",
"staff 2" and so on, the same in all files of this pack. A seal of a response is made with a secret that the council's
installation keeps, so that nobody can guess answers and compare. Two packs of one campaign have the same seals for the same
responses: what came later, and what was erased, shows.

Figures are exact, also small ones. Do not publish the whole pack: give it to those who check the result.

WHAT IT CANNOT PROVE
The pack shows that nothing was changed after it was signed, and what the product recorded before. It cannot show who
answered. Read the last part of statement.txt.
`;

export const evidenceMessages = {
  failed: 'The evidence pack could not be made. Try again later.',
};
