/** For outlined buttons of a table's rows: from medium screens up, bordered only while pointed at or focused. */
export const rowButtonClass =
  'row-button md:border-transparent md:px-2.5 md:hover:border-ink md:focus-visible:border-ink'
