/** Classes shared by the popups of select, menu and combobox. */
export const popupStyle =
  'max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1 text-ink shadow-pop outline-none transition-[opacity,scale] duration-100 data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:opacity-0 motion-reduce:transition-none';

export const popupItemStyle =
  'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 text-13 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-soft data-highlighted:text-soft-ink touch:min-h-11';
