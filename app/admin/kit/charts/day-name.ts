/** A value of a chart over time; `day` is an ISO day, or the first day of a month. */
export type DayCount = { day: string; count: number }

export type ChartUnit = 'day' | 'month'

/** "Nov 21" or "Nov 2026"; longer in tables. */
export function dayName(day: string, unit: ChartUnit, style: 'short' | 'long' = 'short') {
  const isLong = style === 'long'
  const date = new Date(`${day}T12:00:00Z`)
  const parts: Intl.DateTimeFormatOptions =
    unit === 'month'
      ? { month: isLong ? 'long' : 'short', year: 'numeric' }
      : { month: 'short', day: 'numeric', ...(isLong && { weekday: 'short', year: 'numeric' }) }
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...parts }).format(date)
}

/** A summary of the chart for screen readers. */
export function chartSummary(title: string, rows: DayCount[], unit: ChartUnit) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const best = rows.reduce((most, row) => (row.count > most.count ? row : most), {
    day: '',
    count: 0,
  })
  const most = best.count > 0 ? `, most in ${dayName(best.day, unit)} (${best.count})` : ''
  return `${title}: ${total.toLocaleString('en-US')} in all${most}.`
}
