import { plural } from '#core/rules/text/numbers.ts';
import { compose, type Draft } from './compose.ts';
import type { Sender } from './senders.ts';

/** The content of a notice: the work and the URLs of its copies. */
export interface Claim {
  sender: Sender;
  title: string;
  urls: readonly string[];
  /** The sender's own reference number. */
  reference: string;
  date: Date;
}
/** A template for a notice. */
export type Template = (claim: Claim) => Draft;

const GOOD_FAITH =
  'We have a good faith belief that the use of the material described above is not authorized by the copyright owner, its agent, or the law.';
const ACCURACY =
  'The information in this notice is accurate and, under penalty of perjury, we are authorized to act on behalf of the owner of the exclusive right that is infringed.';

const fromOf = ({ name, email }: Sender) => ({ name, email });
const closing = ({ person, name, address, phone, email }: Sender): string =>
  ['Sincerely,', '', `/s/ ${person}`, person, name, address, phone, email]
    .filter((line, index, all) => line !== all[index - 1] && (line !== '' || index === 1))
    .join('\n');
const workOf = ({ sender: { thing, name }, title }: Claim): string =>
  `The copyrighted work is the ${thing} "${title}", of which ${name} is the exclusive rights holder.`;
const listed = (urls: readonly string[]): string => urls.map((url, index) => `${index + 1}. ${url}`).join('\n');

/** A company's notice with all six elements. */
export const plain: Template = (claim) => ({
  from: fromOf(claim.sender),
  subject: `Notice of copyright infringement: ${claim.title} [${claim.reference}]`,
  text: [
    'To the designated agent,',
    workOf(claim),
    `Infringing URLs:\n${listed(claim.urls)}`,
    `The original can be seen at ${claim.sender.site}/works.`,
    'Please remove or disable access to this material.',
    GOOD_FAITH,
    ACCURACY,
    closing(claim.sender),
  ].join('\n\n'),
});

export const short: Template = (claim) => ({
  from: fromOf(claim.sender),
  subject: `DMCA takedown request - ${claim.reference}`,
  text: [
    `Dear Sir or Madam,\n\nI am writing on behalf of ${claim.sender.name}, the owner of the copyright in the ${claim.sender.thing} "${claim.title}".`,
    `URL(s) to be removed:\n${claim.urls.join('\n')}`,
    `${GOOD_FAITH} ${ACCURACY}`,
    closing(claim.sender),
  ].join('\n\n'),
});

export const table: Template = (claim) => {
  const rows = claim.urls
    .map((url) => `<tr><td>${claim.title}</td><td><a href="${url}">${url}</a></td></tr>`)
    .join('\n');
  return {
    from: fromOf(claim.sender),
    subject: `Copyright infringement report ${claim.reference} (${plural(claim.urls.length, 'URL')})`,
    html: `<html><body><p>To the designated agent,</p><p>${workOf(claim)}</p>
<table border="1"><tr><th>Title</th><th>Infringing URL</th></tr>
${rows}
</table>
<p>${GOOD_FAITH}</p><p>${ACCURACY}</p>
<p>${closing(claim.sender).replaceAll('\n', '<br>')}</p>
<p><small>Our policy: <a href="${claim.sender.site}/policy">${claim.sender.site}/policy</a></small></p></body></html>`,
  };
};

export const sheet: Template = (claim) => ({
  from: fromOf(claim.sender),
  subject: `Unlicensed copies of "${claim.title}" - list attached`,
  text: [
    'Dear agent,',
    `${workOf(claim)} Attached is the list of copies that we did not license. Kindly delete them within two working days.`,
    GOOD_FAITH,
    ACCURACY,
    closing(claim.sender),
  ].join('\n\n'),
  parts: [
    {
      name: 'copies.csv',
      type: 'text/csv',
      text: `title,original_url,infringing_url\n${claim.urls.map((url) => `"${claim.title}",${claim.sender.site}/works,${url}`).join('\n')}\n`,
    },
  ],
});

/** URLs defanged against spam filters. */
export const defanged: Template = (claim) => ({
  ...short(claim),
  subject: `[${claim.reference}] Copyright complaint`,
  text: (short(claim).text ?? '').replaceAll(
    /https:\/\/(\S+)/g,
    (_, rest: string) => `hxxps://${rest.replace('.', '[.]')}`,
  ),
});

/** A follow-up to an earlier notice. */
export const reminder: Template = (claim) => ({
  ...plain(claim),
  subject: `Second notice: ${claim.title}`,
  text: `Our earlier notice had no effect; the copies are still there.\n\n${plain(claim).text}`,
});

/** An informal notice by an individual: the work, the URL and a name. */
export const informal: Template = ({ sender, title, urls }) => ({
  from: fromOf(sender),
  subject: `Please take down my photo "${title}"`,
  text: `Hello,\n\nyou are showing my photograph "${title}" here: ${urls[0]}\nI took it myself, it is on my own page ${sender.site}, and nobody asked me. I never gave permission. Please take it down.\n\nThank you`,
});

/** An individual's notice with the formal statements. */
export const informed: Template = ({ sender, title, urls }) => ({
  from: fromOf(sender),
  subject: `Copyright infringement of my photograph "${title}"`,
  text: [
    'Hello,',
    `I am the photographer and copyright owner of the photograph "${title}". The original is on my own page: ${sender.site}`,
    `It was copied without my permission to:\n${urls.join('\n')}`,
    'I have a good faith belief that this use is not authorized by me, my agent, or the law. I swear, under penalty of perjury, that the information in this notification is accurate and that I am the copyright owner.',
    `Please remove it.\n\n${sender.person}\n${sender.email}`,
  ].join('\n\n'),
});

/** Names neither the work nor the sender. */
export const vague: Template = ({ urls }) => ({
  from: { name: '', email: 'no-reply@reports.example.net' },
  subject: `Copyright violation on ${new URL(urls[0]!).hostname}`,
  text: `Copyrighted content on ${urls[0]} - remove it at once or we will go to court.`,
});

export const german: Template = ({ sender, title, urls }) => ({
  from: fromOf(sender),
  subject: `Urheberrechtsverletzung: „${title}“`,
  text: `Sehr geehrte Damen und Herren,\n\nunser ${sender.thing} „${title}“ ist urheberrechtlich geschützt. Die folgenden Kopien wurden ohne unsere Genehmigung veröffentlicht:\n\n${urls.join('\n')}\n\nBitte entfernen Sie diese Inhalte unverzüglich. Wir versichern in gutem Glauben, dass die Nutzung weder vom Rechteinhaber noch durch das Gesetz erlaubt ist. Die Angaben sind richtig; wir erklären an Eides statt, dass wir berechtigt sind, für den Rechteinhaber zu handeln.\n\nMit freundlichen Grüßen\n${sender.person}\n${sender.name}\n${sender.address}\n${sender.phone}\n${sender.email}`,
});

export const french: Template = ({ sender, title, urls }) => ({
  from: fromOf(sender),
  subject: `Atteinte aux droits d’auteur : « ${title} »`,
  text: `Madame, Monsieur,\n\nnotre ${sender.thing} « ${title} » est protégé par le droit d’auteur. Les copies suivantes ont été publiées sans notre autorisation :\n\n${urls.join('\n')}\n\nNous vous prions de les retirer. Nous croyons de bonne foi que cette utilisation n’est autorisée ni par le titulaire des droits, ni par la loi. Nous déclarons sous peine de parjure que ces informations sont exactes et que nous sommes habilités à agir au nom du titulaire.\n\nCordialement,\n${sender.person}\n${sender.name}\n${sender.address}\n${sender.phone}\n${sender.email}`,
});

const RELAY = { name: 'Edgepoint Abuse', email: 'abuse-reports@edgepoint.example.com' };

/** A notice quoted below a network's own text. */
export const forwarded: Template = (claim) => ({
  from: RELAY,
  subject: `Fwd: ${short(claim).subject}`,
  text: [
    'Hello,\n\nwe received the complaint below about content that you host behind our network. Please handle it as you see fit.',
    `Edgepoint Abuse Desk`,
    `---------- Forwarded message ---------\nFrom: ${claim.sender.name} <${claim.sender.email}>\nDate: ${claim.date.toUTCString()}\nSubject: ${short(claim).subject}\nTo: <${RELAY.email}>`,
    short(claim).text,
  ].join('\n\n'),
});

/** A notice attached by a registrar as message/rfc822. */
export const nested: Template = (claim) => ({
  from: { name: 'Namegate Registrar', email: 'abuse@namegate.example.net' },
  subject: `Complaint about a domain that is registered with us [NG-${claim.reference}]`,
  text: 'Dear customer,\n\nthe attached complaint reached us as the registrar. We pass it on to you as it came.\n\nNamegate Abuse Team',
  parts: [
    {
      name: 'complaint.eml',
      type: 'message/rfc822',
      text: compose(plain(claim), `inner-${claim.reference}`, claim.date).replaceAll('\r\n', '\n'),
    },
  ],
});

/** Output of a network's abuse form. */
export const form: Template = ({ sender, title, urls, reference }) => ({
  from: { name: 'Edgepoint Reports', email: 'noreply@notify.edgepoint.example.com' },
  subject: `[Report ${reference}] Copyright complaint`,
  head: ['Auto-Submitted: auto-generated'],
  text: [
    'A report was submitted through our abuse form.\n',
    `Reporter's Name: ${sender.person}`,
    `Reporter's Email: ${sender.email}`,
    `Company: ${sender.name}`,
    `Telephone: ${sender.phone}`,
    `Infringing URLs: ${urls.join(' ')}`,
    `Original Work: the ${sender.thing} "${title}", ${sender.site}/works`,
    'Comments: please remove these copies, which we never licensed',
    'Good faith: yes',
    'Perjury / accuracy / authority: yes',
    `Signature: ${sender.person}`,
  ].join('\n'),
});

function acnsOf({ sender, title, urls, reference, date }: Claim, retraction = false): string {
  const when = date.toISOString().slice(0, 19);
  const items = urls
    .map(
      (url) =>
        `<Item><TimeStamp>${when}Z</TimeStamp><Title>${title}</Title><FileName>${title.replaceAll(' ', '.')}.mkv</FileName><FileSize>734003200</FileSize><URL>${url}</URL></Item>`,
    )
    .join('\n    ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Infringement xmlns="http://www.acns.net/ACNS">
  <Case><ID>${reference}</ID><Status>Open</Status></Case>
  <Complainant><Entity>${sender.name}</Entity><Contact>${sender.person}</Contact><Address>${sender.address}</Address><Phone>${sender.phone}</Phone><Email>${sender.email}</Email></Complainant>
  <Service_Provider><Entity>Designated agent</Entity><Email>dmca@agent.example.com</Email></Service_Provider>
  <Source><TimeStamp>${when}Z</TimeStamp><IP_Address>198.51.100.${(Number(reference.replaceAll(/\D/g, '')) % 200) + 10}</IP_Address><Port>443</Port><Type>HTTP</Type></Source>
  <Content>
    ${items}
  </Content>${retraction ? '\n  <Type Retraction="true">INFO</Type>' : ''}
</Infringement>`;
}

export const acns: Template = (claim) => ({
  from: fromOf(claim.sender),
  subject: `Notice ID: ${claim.reference} - ${claim.title}`,
  head: ['Auto-Submitted: auto-generated'],
  text: [
    'Dear Sir or Madam,',
    `${claim.sender.name} swears under penalty of perjury that it is authorized to act for the owner of the ${claim.sender.thing} "${claim.title}". ${GOOD_FAITH} The information in this notice is accurate.`,
    closing(claim.sender),
    `-----Start ACNS XML\n${acnsOf(claim)}\n-----End ACNS XML`,
  ].join('\n\n'),
});

export const acnsAttached: Template = (claim) => ({
  ...acns(claim),
  text: (acns(claim).text ?? '').split('-----Start')[0]!.trim(),
  parts: [{ name: `${claim.reference}.xml`, type: 'application/xml', text: acnsOf(claim) }],
});

export const acnsRetraction: Template = (claim) => ({
  from: fromOf(claim.sender),
  subject: `Retraction of notice ${claim.reference}`,
  text: `Dear Sir or Madam,\n\nwe hereby retract our notice ${claim.reference}: the copy has been licensed since.\n\n${claim.sender.person}\n${claim.sender.name}\n\n-----Start ACNS XML\n${acnsOf(claim, true)}\n-----End ACNS XML`,
});
