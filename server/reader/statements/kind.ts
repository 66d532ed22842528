import type { Completeness } from '#core/rules/notice-completeness.ts';
import { OURS, REMOVED, WRONGED } from '../languages/stems.ts';
import type { Headers } from '../mime/headers.ts';
import { findGoodFaith, isSworn } from './statements.ts';
import { THINGS } from './things.ts';

export type Kind = Completeness['kind'];

export interface Letter {
  headers: Headers;
  report_type: string;
  from: string;
  subject: string;
  /** What its own writer says, without what is quoted or passed on below. */
  own: readonly string[];
  /** All of it. */
  all: readonly string[];
  isForward: boolean;
  /** An answer under which somebody else's letter is quoted. */
  isReply: boolean;
  acns: { retraction: boolean } | null;
  hasReported: boolean;
  hasWork: boolean;
  /** A label says of an address that it infringes. */
  isLabelled: boolean;
  /** An answer with addresses on lines of their own. */
  isListing: boolean;
  /** Several of them. */
  isLongList: boolean;
}

const BOUNCE_FROM = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|mailerdaemon)@/i;
const BOUNCE_SUBJECT =
  /undeliver|delivery (?:status|failure|has failed|report)|returned (?:mail|to sender)|mail delivery (?:failed|system)|failure notice|unzustellbar|nicht zugestellt|échec de (?:remise|distribution)|no se (?:ha )?(?:pudo|podido) entregar|mancato recapito|recapito non riuscito|onbestelbaar|niedostarcz|не (?:может быть )?доставлен|退信|配信不能/iu;

function isBounce({ headers, report_type, from, subject, acns }: Letter): boolean {
  if (acns) return false;
  if (report_type === 'delivery-status' || headers.has('x-failed-recipients')) return true;
  return (BOUNCE_FROM.test(from) || headers.raw('return-path').trim() === '<>') && BOUNCE_SUBJECT.test(subject);
}

const AUTO_SUBJECT =
  /^\s*(?:re:\s*)?(?:automatic(?:ally)? (?:generated )?(?:reply|response)|auto(?:mated)?[ -]?(?:reply|response|responder)|out of (?:the )?office|ooo\b|on vacation|vacation (?:reply|response)|automatische antwort|abwesenheit|r[eé]ponse automatique|absence du bureau|respuesta autom[aá]tica|fuera de la oficina|risposta automatica|fuori sede|resposta autom[aá]tica|fora do escrit[oó]rio|automatisch antwoord|afwezig|automatyczna odpowiedź|автоматический ответ|автоответ|自動応答|自动回复|自動回覆|不在通知|autosvar|automatisk(?:t)? svar|frånvaro|fravær|automaattinen vastaus|poissa|automatick\p{L}+ odpov|mimo kancelář|otomatik (?:yanıt|cevap)|ofis dışı|automatikus válasz|răspuns automat|αυτόματη απάντηση|автоматична відповідь|자동 ?(?:응답|회신)|부재 ?중|رد تلقائي)/iu;
const AUTO_TEXT =
  /\b(?:i am|i'm|i will be|we are) (?:currently )?(?:out of (?:the )?office|on (?:vacation|annual leave|holiday|leave)|away from)|thank you for (?:contacting|your (?:e-?mail|message|inquiry|request|report)).{0,200}(?:ticket|case|reference|request) (?:number|id|#|has been)|(?:your|a) (?:ticket|request|message|e-?mail|case) (?:[(#]{0,2}[\p{L}\p{N}-]+[)#]{0,2} ){0,3}(?:has been|was) (?:received|created|opened|logged)|this is an auto(?:matic|mated|matically generated) (?:reply|response|acknowledg)|we (?:have )?received your (?:e-?mail|message|request|report|notice|complaint)|ich bin (?:derzeit )?nicht im (?:büro|haus)|je suis (?:actuellement )?absent|(?:estoy|estaré) fuera de la oficina|sono fuori (?:ufficio|sede)|estou fora do escritório|(?:this is|you are receiving) an automated (?:e-?mail|message|notification)\b.{0,120}\breceived/iu;

function isAutoReply(letter: Letter): boolean {
  const { headers, report_type, subject, own } = letter;
  if (report_type === 'disposition-notification') return true;
  const submitted = headers.raw('auto-submitted').toLowerCase();
  const isReplied =
    /auto-replied/.test(submitted) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-auto-reply'].some(
      (name) => headers.has(name) && !/^(?:no|false)$/i.test(headers.raw(name)),
    ) ||
    /auto[_-]?reply/i.test(headers.raw('precedence'));
  const text = own.slice(0, 12).join(' ');
  const claims = own.filter((sentence) => CLAIM.test(sentence)).length;
  if (isReplied) return !(claims >= 2 && STATEMENT.test(own.join(' ')));
  if (AUTO_SUBJECT.test(subject)) return !STATEMENT.test(own.join(' '));
  // Software that answers by itself says so in a header of its own, or only in its words.
  const isMachine =
    /auto/.test(submitted) || headers.has('x-auto-response-suppress') || /bulk|junk/i.test(headers.raw('precedence'));
  return (
    AUTO_TEXT.test(text) && !STATEMENT.test(own.join(' ')) && (isMachine || own.length <= 25) && !letter.hasReported
  );
}

const STATEMENT =
  /good[ -]faith belief|penalty of perjury|perjury|bonne foi|buena fe|buona fede|boa[ -]fé|eidesstattlich|gutem glauben|добросовестн|伪证|偽証/iu;
const NOTICE =
  '(?:notices?|notifications?|complaints?|claims?|requests?|take-?downs?|dmcas?|reports?|cases?|infringement)';
const RETRACT = new RegExp(
  [
    `\\b(?:hereby|formally|would like to|wish to|want to|am|are|i|we|to) (?:\\p{L}+ )?(?:retract|withdraw|rescind|revoke|cancel)(?:ing|s|ed)?\\b.{0,80}\\b${NOTICE}`,
    `\\b(?:is|are) (?:hereby )?(?:retract|withdraw|rescind|revok)ing\\b.{0,80}\\b${NOTICE}`,
    `\\b${NOTICE}\\b.{0,60}\\b(?:is|are|has been|have been|was|were) (?:hereby |now |being )?(?:retracted|withdrawn|rescinded|revoked|cancell?ed)`,
    `\\b(?:please|kindly) (?:disregard|ignore|cancel|withdraw)\\b.{0,80}\\b(?:previous|earlier|prior|our|my|above|below|original|last|that|the)\\b.{0,60}\\b(?:${NOTICE}|e-?mail|message)`,
    `\\b(?:retraction|withdrawal) of (?:\\p{L}+ ){0,4}${NOTICE}`,
    `\\b${NOTICE} (?:retraction|withdrawal)\\b`,
    `\\b(?:consider|regard|treat)\\b.{0,40}\\b${NOTICE}\\b.{0,200}\\b(?:withdrawn|retracted|void)\\b`,
    'nehmen? (?:\\p{L}+ ){0,6}zurück|gegenstandslos|ziehen? (?:\\p{L}+ ){0,6}zurück|zurückgezogen|rücknahme',
    '(?:retir(?:ons|e)|annul(?:ons|e)) (?:par la présente )?(?:notre|ma|la) (?:notification|demande|plainte|réclamation)',
    'retir(?:amos|o) (?:\\p{L}+ ){0,3}(?:notificación|solicitud|reclamación|denuncia)|desistimos',
    'ritir(?:iamo|o) (?:\\p{L}+ ){0,3}(?:segnalazione|richiesta|notifica|reclamo)',
    'retir(?:amos|o),? (?:\\p{L}+,? ){0,4}(?:notificação|solicitação|reclamação|denúncia|pedido)|retratação d|desconsider\\p{L}+ (?:\\p{L}+ ){0,3}(?:notificação|solicitação|reclamação|denúncia|pedido)',
    '(?:dra(?:r|s|git)?|tager?|trække[rs]?|trekke[rs]?) (?:\\p{L}+ ){0,6}(?:tillbaka|tilbage|tilbake)(?!\\p{L})|återkalla|tilbagekald|peru(?:mme|utamme|n) (?:\\p{L}+ ){0,4}(?:ilmoitu|vaatimu|pyynt)|vedämme (?:\\p{L}+ ){0,4}takaisin',
    '(?:ber(?:u|eme|iem|ieme)|vzít|vziať|bereme) (?:\\p{L}+ ){0,6}(?:zpět|späť)|stahuj(?:i|eme) (?:\\p{L}+ ){0,4}(?:oznámení|stížnost|žádost|upozornění)|sťahujeme',
    'geri (?:çek|al)(?:iyor|ıyor|mek|ın|mış|diğ)|visszavon|retrag(?:em)? (?:\\p{L}+ ){0,4}(?:notific|sesiz|plâng|cerer)|ανακαλ|αποσύρ|відклика(?:ємо|ю)|철회|نسحب|سحب (?:ال)?(?:شكو|بلاغ|إشعار)|mencabut|rút lại',
    'trekken? (?:\\p{L}+ ){0,5}(?:in|terug)\\b|intrekking',
    'отзыва(?:ем|ю)|отозва',
    'wycofuj(?:emy|ę)',
    '取り下げ|撤回',
  ].join('|'),
  'iu',
);
/** Only if something else happens. */
const CONDITIONAL =
  /\b(?:if|unless|until|may|might|can|could|should you|in case|before|request(?:ing)? a retraction|to obtain)\b/i;

function isRetraction({ acns, subject, own, isForward, all }: Letter): boolean {
  if (acns) return acns.retraction;
  const sentences = [subject, ...(isForward ? all : own).slice(0, 60)];
  const said = sentences.some(
    (sentence) => RETRACT.test(sentence.slice(0, 600)) && !CONDITIONAL.test(sentence.slice(0, 400)),
  );
  const titled =
    /\b(?:retract(?:ion|ed|ing)?|withdraw(?:al|n|ing)?|rescind|rescission|cancell?ation|revocation)\b|rücknahme|retrait|retratação|retractación|ritiro|intrekking|återkall|tilbagekald|visszavon|철회|отзыв|відклик|撤回|取り下げ/iu.test(
      subject,
    );
  if (titled) return said || !sentences.some((sentence) => STATEMENT.test(sentence));
  // A letter that takes back has nothing to swear to.
  return said && !sentences.some((sentence) => /good[ -]faith belief.{0,120}not authori/i.test(sentence));
}

const MISTAKE =
  /(?:mistake|error) or (?:a )?mis-?identification|(?:take-? ?down|requests?|notices?|claims?) (?:\p{L}+ ){0,3}(?:is|was|are|were) (?:in error|mistaken|not credible|false|invalid|baseless|simply untrue)|mis-?identification|(?:removed|disabled|taken down)\b.{0,80}\b(?:by|as a result of|due to|in) (?:a )?(?:mistake|error)|irrtum|par erreur|por error|per errore|por (?:engano|erro)|bij vergissing|ten onrechte|pomyłk|omyłk|по ошибке|av misstag|ved en (?:fejl|feil)|erehdyks|omylem|yanlışlıkla|tévedés|din greșeală|εκ παραδρομής|помилков|착오|誤って|错误/iu;
const JURISDICTION =
  /consent(?:s)? (?:to|for) (?:the )?jurisdiction|consent.{0,40}judicial district|jurisdiction of (?:the )?(?:federal|u\.?s\.?|united states)|(?:federal|united states) district court|zuständigkeit|compétence d|jurisdicción|giurisdizione|jurisdição/iu;
const SERVICE = /(?:accept|consent to) service of process|service of process/iu;
const COUNTER =
  /\bcounter[ -]?(?:notice|notification|claim|statement)s?\b|gegendarstellung|widerspruch gegen (?:die|eine) (?:sperr|lösch|entfern)\p{L}*|contre-notification|contranotificación|contranotifica|contranotificação|tegenkennisgeving|tegenmelding|kontrzawiadomieni|sprzeciw wobec|встречн\p{L}+ уведомлен|motanmäl|modanmeld|protioznámen|karşı bildirim|ellenértesít|зустрічн\p{L}+ повідомлен|이의 ?(?:제기|신청)|반론 ?통지|反対通知|異議申|反通知/iu;
const FIRST_PERSON =
  /(?<!\p{L})(?:i|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|j['’]\p{L}+|nous|mon|ma|notre|yo|mi|nuestr[oa]|io|mio|eu|meu|minha|ik|wij|mijn|я|мо[йяе]|мы|наш)(?!\p{L})/iu;

function isCounterNotice({ subject, own, all, isForward }: Letter): boolean {
  const said = (isForward ? all : own).slice(0, 400).filter((sentence) => FIRST_PERSON.test(sentence));
  const has = (pattern: RegExp) => said.some((sentence) => pattern.test(sentence.slice(0, 1_500)));
  const points = [MISTAKE, JURISDICTION, SERVICE].filter(has).length;
  const isCalled =
    COUNTER.test(subject) ||
    said
      .slice(0, 15)
      .some((sentence) => COUNTER.test(sentence) && !/\b(?:your|may|receive|a valid|you)\b/i.test(sentence));
  return points >= 2 || (isCalled && (points >= 1 || COUNTER.test(subject)));
}

/** A claim of copyright, and not the name of an office or a law. */
const COPYRIGHT =
  /(?<!\b(?:no|not an?) )copyright(?:ed|s)?(?! (?:agent|office|dep|team|department|act|policy|law firm|©|\(c\)|20\d\d))|©(?= ?(?:work|owner))|\bdmca (?:take-?down|notice|complaint|violation)|pirat(?:ed|e|es|ing|acy)\b|urheberrecht|droits? d['’]auteur|derechos? de autor|diritt[oi] d['’]autore|direitos? (?:autora(?:l|is)|de autor)|auteursrecht|praw\p{L}* autorsk|авторск\p{L}+ прав|upphovsrätt|ophavsret|opphavsrett|tekijänoikeu|telif hak|autorsk\p{L}+ práv|szerzői jog|drept\p{L}* de autor|πνευματικ|저작권|bản quyền|hak cipta|حقوق|זכויות|著作権|著作權|版权|版權/iu;
const TRADEMARK =
  /trade ?-?marks?|service ?-?marks?|counterfeit|brand (?:abuse|infring)|passing off|lanham act|markenrecht|markenverletz|marque (?:déposée|commerciale)|marca (?:registrada|comercial)|marchi(?:o)? registrat|merkrecht|znak\p{L}* towarow|товарн\p{L}+ знак|商标|商標/iu;
/** At the foot of everybody's mail. */
const BOILERPLATE = /trade ?-?marks? (?:\p{L}+ ){0,3}of (?:their|its|the)\b|all (?:other )?trade ?-?marks/iu;
const CLAIM = new RegExp(
  `${COPYRIGHT.source}|infring|\\bdmca\\b|take-?down|intellectual property|propiedad intelectual|propriété intellectuelle|proprietà intellettuale|propriedade intelectual|geistig\\p{L}+ eigentum|intellectuele eigendom|własności intelektualnej|интеллектуальн|unauthori[sz]ed (?:use|copy|copies|distribution|reproduction)|stolen (?:content|photo|image|work)|plagiari|rechtsverletz|contrefaçon|infracción|violazione|inbreuk|narusz|наруш|侵害|侵权|侵權`,
  'iu',
);

function isTrademark(sentences: readonly string[]): boolean {
  return (
    sentences.some((sentence) => TRADEMARK.test(sentence) && !BOILERPLATE.test(sentence)) &&
    !sentences.some((sentence) => COPYRIGHT.test(sentence))
  );
}

/** Without the words of the law: something was taken, and it is to go. */
const TAKEN_WORDS =
  /(?<!\p{L})(?:theft|thief|plagi\p{L}+|word for word|kopiert|geklaut|textklau|bilderklau|copiad[oa]s?|copié\p{L}*|gekopieerd|skopiowan\p{L}*|скопирован\p{L}*)|wort für wort|sans que j|nie (?:zugestimmt|erlaubt|genehmigt)|re-?(?:post|upload|publish|blog)(?:ed|ing)\b|never said|without (?:\p{L}+ ){0,4}(?:permission|authori|consent|licen|asking|knowledge|approval)|un-?licen[cs]ed|(?:un|not )-?authori[sz]ed|stolen|\bstole\b|copied|plagiari|(?:did not|never|didn['’]t|not) (?:\p{L}+ ){0,3}(?:permission|authori|licen[cs]|consent)|(?:never|not|n['’]t) (?:\p{L}+ ){0,4}(?:right|allow|agree|permit)|belongs? to (?:me|us)|(?:is|are|was|were) (?:all )?(?:mine|ours)\b|(?:did not|didn['’]t|never) (?:say|said) yes|(?:i am|we are|i['’]m) the (?:\p{L}+ ){0,2}(?:owner|author|artist|photographer|creator|copyright)|ohne (?:\p{L}+ ){0,3}(?:genehmigung|erlaubnis|zustimmung|einwilligung|lizenz)|gestohlen|sans (?:\p{L}+ ){0,3}(?:autorisation|accord|permission|consentement)|volée?s?\b|sin (?:\p{L}+ ){0,3}(?:autorización|permiso|consentimiento)|robad|senza (?:\p{L}+ ){0,3}(?:autorizzazione|permesso|consenso)|rubat|sem (?:\p{L}+ ){0,3}(?:autorização|permissão|consentimento)|zonder (?:\p{L}+ ){0,3}toestemming|bez (?:\p{L}+ ){0,3}(?:zgody|zezwolenia)|без (?:\p{L}+ ){0,3}(?:разрешения|согласия)|無断|未经|(?:nobody|no one|no-one) (?:\p{L}+ ){0,4}(?:allowed|permi|licen|authori|may)|niemand\p{L}* (?:\p{L}+ ){0,3}(?:erlaub|gestatt|genehmig)|(?:some(?:one|body)|they) (?:\p{L}+ ){0,3}(?:sell|us|post|upload|copy|print|shar|stream)(?:ing|s|es)? (?:\p{L}+ ){0,2}(?:my|our)\b|nie (?:\p{L}+ ){0,3}zgod|(?:jamais|pas|aucune?) (?:\p{L}+ ){0,4}(?:autoris|accord|permi)|(?:no|nunca) (?:\p{L}+ ){0,4}(?:autoriz|permi)|(?:non|mai) (?:\p{L}+ ){0,4}autorizz|(?:não|nunca) (?:\p{L}+ ){0,4}autoriz|(?:geen|nooit) (?:\p{L}+ ){0,4}toestemming|не (?:\p{L}+ ){0,3}(?:разреша|дава|соглаш)/iu;
const REMOVAL_WORDS =
  /remov|take (?:\p{L}+ ){0,3}(?:down|off|away)|taken (?:\p{L}+ )?(?:down|off|offline)|vom netz|delet|disable|\bstop(?:ped|s|ping)?\b|get rid of|verschwinden|vanish|pull(?:ed)? (?:\p{L}+ ){0,3}(?:down|offline)|(?:has|have|needs?) to (?:go|come down)|cease|lösch|entfern|supprim|retir|elimin|rimuov|rimozion|remover|remoção|verwijder|usun|удал|削除|删除|刪除/iu;
const TAKEN = new RegExp(`${TAKEN_WORDS.source}|(?<!\\p{L})(?:${WRONGED})`, 'iu');
const REMOVAL = new RegExp(`${REMOVAL_WORDS.source}|(?<!\\p{L})(?:${REMOVED})`, 'iu');
const OWN_THING = new RegExp(
  `(?<!\\p{L})(?:my|our|mein\\p{L}*|unser\\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\\p{L}*|mio|mia|nostr\\p{L}*|meu|minha|mijn|onze|moj\\p{L}*|nasz\\p{L}*|мо[йяеи]\\p{L}*|наш\\p{L}*) (?:\\p{L}+ ){0,3}(?:${THINGS})(?!\\p{L})`,
  'iu',
);
/** Other complaints that a provider gets. */
const OTHER_ABUSE =
  /phishing|malware|botnet|spam(?:ming|mer)?\b|ddos|defamat|child (?:sexual )?abuse|csam|brute[- ]force|hacked|(?:my|our|his|her) (?:\p{L}+ ){0,2}(?:personal (?:data|information)|home address|phone number)|right to be forgotten|erasure of/iu;
/** A customer asks about a notice that was passed on to them. */
const TOLD_OF =
  /\byou (?:\p{L}+ )?(?:forwarded|sent|passed) (?:me|us|on)\b.{0,60}(?:notice|complaint|claim)|\b(?:notice|complaint|claim) (?:that )?you (?:forwarded|sent)/iu;
/** Somebody sells something. */
const MARKETING =
  /book a (?:free )?(?:demo|call)|free (?:trial|quote|consultation|audit)|our (?:services?|packages?|pricing)|(?:special|limited) offer|\bdiscount\b|did you know|webinar|grow your|boost your|read our (?:guide|blog)|unsubscribe/giu;
/** Whoever gets complaints answers one: what it lacks. */
const ASKS =
  /\b(?:we (?:will |would )?(?:need|require)|please (?:provide|send|submit|include|resubmit|supply|reply with)|in order to process|to process (?:a|your|this|the)|must (?:include|contain|provide))\b/i;
const YOURS =
  /\byour (?:\p{L}+ )?(?:complaint|notice|notification|report|request|claim|message|e-?mail|inquiry|submission)\b|ihre (?:\p{L}+ )?(?:meldung|mitteilung|beschwerde|nachricht|anfrage)|votre (?:\p{L}+ )?(?:signalement|notification|plainte|demande|message)|(?:su|vuestra) (?:\p{L}+ )?(?:reclamación|notificación|solicitud|denuncia|mensaje)|(?:vostra|sua) (?:\p{L}+ )?(?:segnalazione|richiesta|notificação|reclamação|solicitação)|uw (?:\p{L}+ )?(?:melding|bericht|klacht|verzoek)|(?:państwa|twoje) (?:\p{L}+ )?(?:zgłoszeni|zawiadomieni|wiadomoś)|ваш\p{L}* (?:\p{L}+ )?(?:жалоб|уведомлен|обращен|письм)/iu;

/** A provider answers: it is gone. */
const DONE =
  /\b(?:(?:has|have) been|was|were|is now|are now|we(?:['’]ve| have)?|i(?:['’]ve| have)?|(?:customer|client|user)s? (?:has|have)) (?:now |already |since )?(?:removed|taken (?:\p{L}+ )?down|disabled|deleted|closed|suspended|blocked)|\b(?:is|are) (?:now |already |all )?(?:gone|offline)\b|\bclose (?:the|this|my|our) (?:ticket|case|file|complaint)|(?:wurde|ist|sind|wurden) (?:\p{L}+ ){0,3}(?:entfernt|gelöscht|gesperrt)|(?:a|ont) (?:bien )?été (?:supprim|retir|bloqu)|ha(?:n)? sido (?:eliminad|retirad|bloquead)|(?:è|sono) stat\p{L} (?:rimoss|eliminat)|(?:foi|foram) (?:removid|excluíd)|(?:is|zijn) (?:\p{L}+ ){0,2}(?:verwijderd|geblokkeerd)|został\p{L}* usunięt|(?:был\p{L}* )?(?:удален|удалён)\p{L}*(?!\p{L})|har (?:\p{L}+ )?(?:tagits bort|fjernet|raderats)|kaldırıldı/iu;
const STILL =
  /(?<!\p{L})(?:still|again|yet|(?:not|n['’]t) been|wieder|erneut|noch|nicht|toujours|encore|de nouveau|pas|todavía|aún|sigue|ancora|ainda|nog|weer|niet|znow|nadal|nie|снова|опять|ещё|еще|не|fortfarande|stadig|fortsatt|hâlâ|hala)(?!\p{L})/iu;
const QUESTION = /[?？](?:\s|$)/u;
/** Somebody asks something, and complains of nothing. */
const ENQUIRY =
  /\b(?:how (?:much|do|does|can|could|should|would|many|long)|what (?:does|do|is|are|would|that|it)|whom?|when|do you|does|would you (?:be|like)|are you|is it|is there|may (?:i|we)|(?:can|could) (?:i|we|you tell)|would \p{L}+ work)\b[^?]{0,300}\?|^\W*(?:re:\s*)?(?:quick )?question\b|\b(?:invoice|vat number|quotation|thesis|questionnaire|survey|interview|job application|newsletter)\b|\brechnung\b|facture|factura|fattura|fatura|\bfaktur/iu;
/** The same in other languages. */
const ASKED =
  /(?<!\p{L})(?:was kostet|wie|wer|wann|welche|können sie (?:mir|uns)|combien|comment|quel(?:le)?|pouvez-vous (?:me|nous)|cuánto|cómo|quién|cuándo|quanto|quando|come|quem|hoeveel|hoe|kunt u (?:mij|ons)|ile|jak|kto|czy|сколько|как|кто|hur|vad|vem|hvor|hvad|hvem|kuinka|paljonko|mitä|kolik|kdo|ne kadar|nasıl|kim|mennyi|hogyan|cât|cum|cine|πόσο|πώς|ποιος|скільки|хто)(?!\p{L})[^?]{0,200}\?/iu;
const THANKS =
  /(?<!\p{L})(?:thank|gracias|merci|danke|grazie|obrigad|bedankt|dziękuj|спасибо|благодар|tack|tak for|takk|kiitos|teşekkür|děkuj|ďakuj|köszön|mulțum|ευχαριστ|дяку)|감사|ありがとう|谢谢|謝謝/iu;
/** Somebody sells something, in a word. */
const OFFERS =
  /\bseo\b|price list|we offer|guest posts?|web traffic|rank(?:ing)?\b.{0,40}\b(?:keywords|google)|backlinks?/iu;
const MINE =
  /(?<!\p{L})(?:my|our|mine|ours|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\p{L}*|mio|mia|miei|nostr\p{L}*|meus?|minhas?|noss\p{L}*|mijn|onze|nasz\p{L}*|moj\p{L}*|moj[aeią]|мо[йяеиї]\p{L}*|наш\p{L}*)(?!\p{L})|私の|弊社|当社|我的|我们/iu;
const OURS_TOO = new RegExp(`(?<!\\p{L})(?:${OURS})(?!\\p{L})`, 'iu');

function isClaim(sentences: readonly string[], { hasReported, hasWork, isLabelled, isLongList }: Letter): boolean {
  const has = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence.slice(0, 2_000)));
  if (has(OTHER_ABUSE) && !has(COPYRIGHT)) return false;
  const isStated = findGoodFaith(sentences) !== undefined || sentences.some(isSworn);
  if (!isStated && has(ASKS) && has(YOURS) && has(STATEMENT)) return false;
  if (!isStated && !isLabelled && has(TOLD_OF)) return false;
  // Nothing is asked for that is not said to be done.
  const isDone = has(DONE) && !has(STILL);
  const isOver = () => !has(TAKEN) && sentences.every((one) => !REMOVAL.test(one) || DONE.test(one));
  if (!isStated && !isLabelled && isDone && (has(YOURS) || (has(THANKS) && isOver()))) return false;
  const isTakenOrWanted = has(TAKEN) || has(REMOVAL);
  if (!isStated && !isLabelled && !isTakenOrWanted && has(ENQUIRY)) return false;
  const pitches = new Set([...sentences.join(' ').slice(0, 20_000).matchAll(MARKETING)].map(([words]) => words));
  if (!isStated && !isLabelled && pitches.size >= 2) return false;
  // `Please remove my photograph from …`.
  const isAsked =
    hasReported && sentences.some((sentence) => REMOVAL.test(sentence) && OWN_THING.test(sentence.slice(0, 600)));
  const isWanted = hasReported && hasWork && has(REMOVAL);
  // Nothing says that it is something else: whoever names a place and speaks of what is theirs complains of it.
  const isOtherwise = has(ENQUIRY) || has(ASKED) || has(OFFERS) || has(DONE) || pitches.size > 0;
  const isLikely = hasReported && !isOtherwise && (hasWork || isLongList || has(MINE) || has(OURS_TOO));
  // The name of the law alone is no complaint: somebody asks about it.
  const isAbout = has(CLAIM) && (hasReported || hasWork || has(REMOVAL) || has(TAKEN) || !has(QUESTION));
  return (
    isStated ||
    isAbout ||
    isLabelled ||
    isAsked ||
    isWanted ||
    (has(TAKEN) && (hasReported || hasWork || has(REMOVAL))) ||
    isLikely
  );
}

/** Asked by a desk, the complaining party names the places: they stand there, and nobody says that it is done. */
function isListed({ subject, own, isListing }: Letter): boolean {
  return (
    isListing &&
    /theft|stolen|infring|copyright|dmca|pira(?:cy|t)|plagiar|take-?down|removal/i.test(subject) &&
    !own.some((sentence) => DONE.test(sentence))
  );
}

/** decisions §10. The order is that of how sure each sign is. */
export function kindOf(letter: Letter): Kind {
  if (isBounce(letter)) return 'bounce';
  if (isAutoReply(letter)) return 'auto_reply';
  if (isRetraction(letter)) return 'retraction';
  if (letter.acns) return 'takedown';
  if (isCounterNotice(letter)) return 'counter_notice';
  const sentences = letter.isReply ? letter.own : [letter.subject, ...letter.all];
  if (letter.isReply && isListed(letter)) return 'takedown';
  if (isTrademark(sentences)) return 'trademark';
  return isClaim(sentences, letter) ? 'takedown' : 'other';
}
