/** "November 2026". */
export function monthName(month: string) {
  return format(`${month}-01`, { month: 'long', year: 'numeric' })
}

/** "Monday, November 30". */
export function dayName(day: string) {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** Id of a day in the list of entries. */
export function dayId(day: string) {
  return `day-${day}`
}

function format(day: string, fields: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...fields }).format(new Date(day))
}
