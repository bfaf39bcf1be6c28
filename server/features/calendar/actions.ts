import { showCalendar } from './show-calendar.ts'

export const calendarActions = { show: showCalendar }
