export const notesCopy = {
  note: 'Note',
  addNote: 'Add note',
  loadingNotes: 'Loading notes',
  emptyTitle: 'No notes',
  notes: 'Notes',
  theSystem: 'The system',
  internal: 'Internal',
  onlyStaff: 'Only visible to our staff',
} as const;
