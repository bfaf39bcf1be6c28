import type { Site } from './site.ts'

const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** Whether the agency works on this ISO day. */
export function isWorkingDay(day: string, { days, holidays }: Site['answer']) {
  const weekday = weekdays[new Date(day).getUTCDay()]
  return weekday !== undefined && days[weekday] && !holidays.includes(day)
}
