import { adminPaths } from '#model/admin-paths.ts'
import type { Counts } from '#model/dashboard/counts.ts'
import { countWord } from '#model/leads/inbox.ts'

/** Where this browser remembers that its person wants notifications. */
const KEY = 'admin-lead-notifications'

export type NotificationState = 'on' | 'off' | 'blocked' | 'unavailable'

export function notificationState(): NotificationState {
  if (!('Notification' in window)) return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  return localStorage.getItem(KEY) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks for permission and shows a first notification. Some browsers have them for installed apps only. */
export async function turnOnNotifications(): Promise<NotificationState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'blocked'
  if (permission !== 'granted') return 'off'
  try {
    show('Notifications are on', 'New leads will be announced here.')
  } catch {
    return 'unavailable'
  }
  localStorage.setItem(KEY, 'on')
  return 'on'
}

export function turnOffNotifications(): NotificationState {
  localStorage.removeItem(KEY)
  return 'off'
}

/** Announces a new lead if wanted, unless the person is looking at the admin. Without names: screens are seen by others. */
export function notifyOfLead({ unread }: Counts) {
  if (notificationState() !== 'on' || document.hasFocus()) return
  show('New lead', `${countWord(unread)} unread in the inbox`)
}

function show(title: string, body: string) {
  const notification = new Notification(title, { body, icon: '/favicon.svg', tag: KEY })
  notification.addEventListener('click', () => {
    window.focus()
    if (title === 'New lead') window.location.assign(adminPaths.leads)
    notification.close()
  })
}
