import { addKind } from './add-kind.ts'
import { assignCall } from './assign-call.ts'
import { connectCalendar, disconnectCalendar } from './calendar.ts'
import { changeKind } from './change-kind.ts'
import { removeFeed, renewFeed } from './feed.ts'
import { listCalls } from './list-calls.ts'
import { listKinds } from './list-kinds.ts'
import { removeKind } from './remove-kind.ts'
import { saveHours } from './save-hours.ts'
import { setCallState } from './set-call-state.ts'
import { showCalendars } from './show-calendars.ts'
import { showHours } from './show-hours.ts'

export const callActions = {
  list: listCalls,
  setState: setCallState,
  assign: assignCall,
  kinds: listKinds,
  addKind,
  changeKind,
  removeKind,
  hours: showHours,
  saveHours,
  calendars: showCalendars,
  connectCalendar,
  disconnectCalendar,
  renewFeed,
  removeFeed,
}
