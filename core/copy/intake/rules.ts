import { plural, thousands } from '../../rules/text/numbers.ts';

export const rulesScreenCopy = {
  title: 'New rule',
} as const;

export const ruleActionsCopy = {
  actions: 'Actions',
  action: (at: number) => `Action ${at}`,
  removeAction: (at: number) => `Remove action ${at}`,
  addAction: 'Add action',
  status: (at: number) => `Status ${at}`,
  pleaseChoose: 'Please choose',
  sender: (at: number) => `Sender ${at}`,
  email: (at: number) => `Email ${at}`,
  note: (at: number) => `Note ${at}`,
} as const;

export const ruleColumnsCopy = {
  enable: (rule: string) => `Enable ${rule}`,
  moveUp: (rule: string) => `Move ${rule} up`,
  moveDown: (rule: string) => `Move ${rule} down`,
  rule: 'Rule',
  on: 'On',
  hits: 'Hits',
  lastHit: 'Last hit',
  order: 'Order',
  never: 'Never',
  hitCount: (hits: number) => plural(hits, 'hit'),
} as const;

export const ruleDetailCopy = {
  rule: 'Rule',
  position: (position: number, detail: string) => `Position ${position} · ${detail}`,
  hitsLast: (hits: number, lastHit: string) => `${plural(hits, 'hit')}, last ${lastHit}`,
  noHitsYet: 'no hits yet',
  deleteThisRule: 'Delete this rule',
  deleteRule: 'Delete rule',
  deleteText: (cannotBeUndone: string) => `It will stop running. Its past actions remain. ${cannotBeUndone}`,
  deleteThisRuleTitle: 'Delete this rule?',
  deleteConfirmation: (cannotBeUndone: string) => `will no longer run on new notices. ${cannotBeUndone}`,
} as const;

export const ruleFormCopy = {
  rule: 'Rule',
  name: 'Name',
  on: 'On',
  whenHeading: 'When',
  allOrAny: 'All or any of the conditions',
  thenHeading: 'Then',
  stop: 'Stop: don’t run the rules after this one',
  saveRule: 'Save rule',
  lost: 'Your changes to this rule',
} as const;

export const ruleConditionsCopy = {
  oneElement: '1 element',
  elements: (count: number) => `${count} elements`,
  conditions: 'Conditions',
  field: (at: number) => `Field ${at}`,
  condition: (at: number) => `Condition ${at}`,
  removeCondition: (at: number) => `Remove condition ${at}`,
  addCondition: 'Add condition',
  value: (at: number) => `Value ${at}`,
  pleaseChoose: 'Please choose',
} as const;

export const ruleSentenceCopy = {
  status: (number: string) => `status ${number}`,
  forwardTo: (value: string) => `forward to ${value}`,
  or: ' or ',
  and: ' and ',
  stop: 'stop',
} as const;

export const rulesListCopy = {
  addRule: 'Add rule',
  title: 'Rules',
  search: 'Search rules',
  noun: 'rules',
  emptyTitle: 'No rules yet',
  emptyText: 'Rules run in order on each new notice. They can set its status, forward it or add a note.',
} as const;

export const tryRuleCopy = {
  title: 'Test this rule',
  tryIt: 'Try it',
  noMatches: (tried: number) => `None of the last ${plural(tried, 'notice')} would match.`,
  matchCount: (count: number, tried: number) =>
    `${thousands(count)} of the last ${plural(tried, 'notice')} would match.`,
  noNotices: 'There are no notices to try it on yet.',
  noticesThatWouldMatch: 'Notices that would match',
  intro: 'See which recent notices the conditions would match, up to the last 1,000. Nothing is saved or sent.',
} as const;

export const ruleRunCopy = {
  title: 'Existing notices',
  intro:
    'Run this rule on the notices you already have. We count the matching ones first. Nothing is forwarded, and you can undo the run for 10 minutes.',
  count: 'Count matching notices',
  countAgain: 'Count again',
  counting: 'Counting matching notices…',
  noMatches: 'No existing notices match.',
  matchCount: (count: number) => `${plural(count, 'existing notice')} ${count === 1 ? 'matches' : 'match'}.`,
  run: (count: number) => `Run on ${plural(count, 'notice')}`,
  running: (applied: number, matched: number) => `Running: ${applied} of ${plural(matched, 'notice')} done…`,
  done: (applied: number) => `${plural(applied, 'notice')} changed.`,
  unchanged: (count: number) => `${plural(count, 'notice')} did not need to change.`,
  undo: 'Undo',
  stopAndUndo: 'Stop and undo',
  undoUntil: (time: string) => `You can undo this until ${time}.`,
  undoing: 'Undoing the run…',
  undone: (count: number) => `${plural(count, 'notice')} restored.`,
  leftAlone: (count: number) =>
    `${plural(count, 'notice')} left as ${count === 1 ? 'it is' : 'they are'}, because someone changed ${count === 1 ? 'it' : 'them'} after the run.`,
  progress: 'Progress',
} as const;

export const assignedHostsCopy = {
  title: 'Assigned hosts',
  intro: 'Notices about these hosts always go to the company, even though the hosts are not on a registered domain.',
  remove: (host: string) => `Stop assigning ${host}`,
  removeTitle: (host: string) => `Stop assigning ${host}?`,
  removeText: 'New notices about this host will be unassigned. Notices already assigned stay with their company.',
  removeHost: 'Stop assigning',
} as const;
