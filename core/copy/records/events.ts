export const eventSubjectCopy = {
  order: (number: string) => `Order ${number}`,
  counterNotice: (number: string) => `Counter-notice ${number}`,
  notice: (number: string, subject: string) => `Notice ${number}${subject ? `: ${subject}` : ''}`,
} as const;

export const createEventFormCopy = {
  newEvent: 'New event',
  event: 'Event',
  eventType: 'Event type',
  date: 'Date',
  text: 'Text',
  contact: 'Contact',
  name: 'Name',
  email: 'Email',
  companyAtTheTime: 'Company at the time',
  companyName: 'Company name',
  addressLine1: 'Address line 1',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  publicId: 'Public ID',
  registrationId: 'Registration ID',
  addEvent: 'Add event',
  cancel: 'Cancel',
} as const;

export const createEventCopy = {
  title: 'New event',
  documentTitle: (company: string) => `New event, ${company}`,
} as const;

export const eventsListCopy = {
  type: 'Type',
  addEvent: 'Add event',
  search: 'Search events',
  noun: 'events',
  emptyTitle: 'No events yet',
  emptyText: 'Orders, notices, reminders and failed payments will appear here.',
  theSystem: 'The system',
  event: 'Event',
  about: 'About',
  by: 'By',
  date: 'Date',
} as const;

export const actionEventsCopy = {
  events: 'Events',
  viewChanges: 'View changes',
  eventDetails: 'Event details',
  date: 'Date',
  about: 'About',
  name: 'Name',
  email: 'Email',
  companyName: 'Company name',
  address: 'Address',
  publicId: 'Public ID',
  registrationId: 'Registration ID',
  addedBy: 'Added by',
  theSystem: 'The system',
  notes: 'Notes',
} as const;
