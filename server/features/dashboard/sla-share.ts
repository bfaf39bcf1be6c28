type Kept = { answered: number; inTime: number; overdue: number }

/** Of the promises that are due, the share that was kept (0 to 1): one that is overdue was not. Null where none is due. */
export function keptShare({ answered, inTime, overdue }: Kept) {
  const due = answered + overdue
  return due > 0 ? inTime / due : null
}
