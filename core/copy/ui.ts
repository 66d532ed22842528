export const changeListCopy = {
  changedFields: 'Changed fields',
  changedTo: 'changed to',
} as const;

export const barChartCopy = {
  by: (label: string, unit: string) => `${label}, by ${unit}`,
} as const;

export const comboboxCopy = {
  options: 'Options',
  showOptions: 'Show options',
  noMatches: 'No matches',
} as const;

export const confirmDialogCopy = {
  cancel: 'Cancel',
} as const;

export const copyButtonCopy = {
  copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
  copied: 'Copied',
} as const;

export const dialogCopy = {
  close: 'Close',
} as const;

export const dropTargetCopy = {
  cancelUpload: 'Cancel upload',
  uploading: 'Uploading',
} as const;

export const errorPanelCopy = {
  request: 'Request',
  tryAgain: 'Try again',
} as const;

export const exportButtonCopy = {
  exportCsv: 'Export CSV',
} as const;

export const exportListCopy = {
  exportCsv: 'Export CSV',
} as const;

export const filterChipsCopy = {
  removeFilter: (label: string) => `Remove filter ${label}`,
  filter: 'Filter',
} as const;

export const finderCopy = {
  options: 'Options',
  showOptions: 'Show options',
  noMatches: 'No matches',
  searching: 'Searching…',
} as const;

export const listRowsCopy = {
  loading: (noun: string) => `Loading ${noun}`,
} as const;

export const listScreenCopy = {
  all: 'All',
  status: 'Status',
  views: 'Views',
} as const;

export const noMatchCopy = {
  emptyTitle: (noun: string) => `No ${noun} found`,
  emptyText: 'Try a different search or clear the filters.',
  clearFilters: 'Clear filters',
} as const;

export const pagerCopy = {
  names: { previous: 'Previous page', next: 'Next page' },
  pages: 'Pages',
  rows: 'Rows',
  rowsPerPage: 'Rows per page',
  of: (from: string, to: string, count: string) => `${from}–${to} of ${count}`,
} as const;

export const readStateCopy = {
  loading: (title: string) => `Loading ${title}`,
} as const;

export const searchBoxCopy = {
  clearSearch: 'Clear search',
} as const;

export const selectFieldCopy = {
  optional: '(optional)',
} as const;

export const selectionBarCopy = {
  selectedRows: 'Selected rows',
  selected: (count: number) => `${count} selected`,
  progress: (done: number, total: number) => `${done} of ${total} done`,
  clearSelection: 'Clear selection',
} as const;

export const skeletonCopy = {
  loading: 'Loading',
} as const;

export const sortMenuCopy = {
  ascending: (title: string) => `${title}, ascending`,
  descending: (title: string) => `${title}, descending`,
  sort: 'Sort',
  sortBy: 'Sort by',
} as const;

export const stepsCopy = {
  steps: 'Steps',
  done: '(done)',
} as const;

export const tabsCopy = {
  all: 'All tabs',
} as const;

export const tableHeadCopy = {
  selectAllOnThisPage: 'Select all on this page',
} as const;

export const tableCopy = {
  select: (row: string) => `Select ${row}`,
} as const;

export const themeChoiceCopy = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  theme: 'Theme',
} as const;

export const unsavedGuardCopy = {
  title: 'Leave without saving?',
  willBeLost: (lost: string) => `${lost} will be lost.`,
  keepEditing: 'Keep editing',
  leave: 'Leave',
} as const;

export const uploadTargetCopy = {
  chooseAFile: 'Choose a file',
} as const;

export const viewSwitchCopy = {
  layout: 'Layout',
  table: 'Table',
  splitView: 'Split view',
} as const;

export const wizardDialogCopy = {
  close: 'Close',
} as const;
