import { readDay } from './read-day.ts'

const clock = /^(.*[^\s,])[\s,T]+(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\.?$/i

/**
 * Reads a day and a time of day as people write them: "Nov 28, 2026, 9:00 AM", "tomorrow 14:30", "28 nov 2026 9 am", or
 * "2026-11-28T09:00". Returns the latter form, or null for everything else. `today`: an ISO day.
 */
export function readMoment(text: string, today: string): string | null {
  const [, written = '', hours = '', minutes = '00', half = ''] = clock.exec(text.trim()) ?? []
  // "Nov 28 2026" ends with a year, and "Nov 28" with a day.
  if (minutes === '00' && half === '' && !/[:.]\d\d$/.test(text.trim())) return null
  const day = readDay(written, today)
  const time = day && timeOf(Number(hours), Number(minutes), half.toLowerCase())
  return time ? `${day}T${time}` : null
}

/** "09:30"; null for a time that no day has, such as 13 PM. */
function timeOf(hours: number, minutes: number, half: string) {
  const isTwelve = half !== ''
  if (minutes > 59 || hours > (isTwelve ? 12 : 23) || (isTwelve && hours === 0)) return null
  const hour = isTwelve ? (hours % 12) + (half === 'p' ? 12 : 0) : hours
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
