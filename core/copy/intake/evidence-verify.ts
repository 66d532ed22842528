/** Commands of VERIFY.txt. Each runs as it is, in the folder of the pack. */
const SUMS =
  'node -e \'for (const { name, sha256 } of JSON.parse(require("fs").readFileSync("manifest.json", "utf8")).files) console.log(sha256 + "  " + name)\' | sha256sum --check --quiet && echo "All files match the manifest."';
const SUMS_IN_PYTHON =
  'python3 -c \'import json; [print(f["sha256"] + "  " + f["name"]) for f in json.load(open("manifest.json", encoding="utf-8"))["files"]]\' | sha256sum --check --quiet && echo "All files match the manifest."';

const HISTORY = `node -e '
const { readFileSync } = require("fs");
const { createHash } = require("crypto");
const sorted = (v) => Array.isArray(v) ? v.map(sorted) : v === null || typeof v !== "object" ? v
  : Object.fromEntries(Object.keys(v).sort().map((key) => [key, sorted(v[key])]));
const lines = readFileSync("history.jsonl", "utf8").split("\\n").filter(Boolean);
let head = null;
lines.forEach((line, at) => {
  const { hash, ...entry } = JSON.parse(line);
  const found = createHash("sha256").update(JSON.stringify(sorted(entry))).digest("hex");
  if (found !== hash) { console.log("Line " + (at + 1) + " was changed."); process.exit(1); }
  head = hash;
});
const chain = JSON.parse(readFileSync("chain.json", "utf8"));
if (chain.head !== head || chain.length !== lines.length) { console.log("A line is missing or was added."); process.exit(1); }
console.log("All " + lines.length + " lines match the record.");
'`;

const indented = (command: string): string =>
  command
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

interface About {
  number: string;
  hasOriginal: boolean;
  hasForm: boolean;
}

const originalText = ({ hasOriginal, hasForm }: About): string => {
  if (!hasOriginal)
    return 'original.eml and headers.txt are not in this pack: the notice did not arrive by email or through the form; someone typed it in. Scans of it, if there are any, are in attachments.';
  return hasForm
    ? 'original.eml is the notice form as an email message, generated when the form was confirmed. form.json has what was typed and signed.'
    : 'original.eml is the message as it was received, byte by byte. If it has a DKIM signature, any DKIM tool can check it against the key of the domain that signed it, as long as the domain publishes that key.';
};

/** VERIFY.txt: what is in a pack, and how to check it by hand. */
export const verifyText = (about: About): string =>
  `HOW TO CHECK THIS PACK
Notice ${about.number}

Open a terminal in the folder that contains this file. On macOS, use "shasum -a 256" instead of "sha256sum", and leave out "--quiet".


1. THE FILES

manifest.json lists every file in this folder but itself, with its size in bytes, its SHA-256 and a description. This command
compares the files with the list. It names each file that differs and ends with an error:

${indented(SUMS)}

The same with Python instead of Node.js:

${indented(SUMS_IN_PYTHON)}


2. THE HISTORY

Each line of history.jsonl is one entry of the audit log: the entries of this notice and of its counter-notices. Its "hash" is the
SHA-256 of the line without "hash", with the keys sorted and without spaces. chain.json has the hash of the last line and the
number of lines. This command checks both. It names the first line that was changed and ends with an error:

${indented(HISTORY)}

"previous_hash" is the hash of the entry before it in the audit log of the whole service. Entries about other notices fall between
the lines of this file, so its entries are not always consecutive. The command "npm run check-history", which the operator of the
service can run over all entries, shows that the log between them is complete. Once someone has been given an entry's hash, the
entry can't be changed without the change being detected.

These entries are left out: those about evidence packs, internal notes, and those that name other customers or members of the
agent's staff.


3. THE MESSAGES

${originalText(about)}

deliveries has each email about this notice as it was sent, byte by byte, and a text file with every attempt to deliver it: when it
was made, and what the mail server answered. counter-notices has the same for each counter-notice.


4. ANOTHER PACK

A pack created later from the same data is byte-for-byte identical, except for "made" in manifest.json, the time at which it was
created.
`;
