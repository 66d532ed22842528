/** The block that customers put on their own site. It claims a designation only while there is one. */
export const agentBlockCopy = {
  designated: (registrationId: string) => `Designated agent, registration number ${registrationId}`,
  notDesignated: 'Agent for notices',
  send: 'Please send notices of claimed copyright infringement to:',
  phone: (phone: string) => `Phone: ${phone}`,
  email: 'Email:',
} as const;

/** The step of the checklist, until a person ends it. */
export const siteStepCopy = {
  done: 'Mark as done',
  dismiss: 'Dismiss',
  undo: { done: 'Mark as not done', dismissed: 'Remind me again' },
  toasts: {
    open: 'Back on your checklist',
    done: 'Marked as done',
    dismissed: 'Dismissed. The text stays on the company’s page',
  },
} as const;

export const putOnSiteCopy = {
  title: 'Put this on your site',
  /** beyond § 12, word for word. */
  why: 'Put this on your own site too: the law asks for it there.',
  whyDone: 'You marked this as done. The text stays here in case you need it again.',
  loading: 'Loading the agent’s details',
  loadingPolicy: 'Loading the policy',
  block: 'Text for your site',
  copyAsText: 'Copy as text',
  copyAsHtml: 'Copy as HTML',
} as const;
