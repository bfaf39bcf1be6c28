type Sla = { answered: number; inTime: number; overdue: number }

/** Share of the due inquiries that were answered in time, 0 to 1; null where none is due. */
export function slaShare({ answered, inTime, overdue }: Sla) {
  const due = answered + overdue
  return due > 0 ? inTime / due : null
}
