export const notesCopy = {
  note: 'Note',
  whoReads: 'Only your company and our staff can read notes.',
  addNote: 'Add note',
  loadingNotes: 'Loading notes',
  emptyTitle: 'No notes',
  notes: 'Notes',
  theSystem: 'The system',
  internal: 'Internal',
  onlyStaff: 'Only visible to our staff',
} as const;
