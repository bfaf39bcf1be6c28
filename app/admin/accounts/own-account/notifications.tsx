import { useEffect, useState } from 'react'
import {
  type NotificationState,
  notificationState,
  turnOffNotifications,
  turnOnNotifications,
} from '#app/admin/kit/lead-notifications.ts'
import { Button } from '#ui/button.tsx'
import { AccountSection } from './account-section.tsx'

const lines: Record<NotificationState, string> = {
  on: 'New leads are announced in this browser while a tab of the admin is open.',
  off: 'Off in this browser.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in its site settings, then reload this page.',
  unavailable: 'This browser cannot show notifications from a web page.',
}

/** Whether this browser announces new leads. It asks for permission only when they are turned on. */
export function Notifications() {
  const [state, setState] = useState<NotificationState>('off')
  // Only the browser knows.
  useEffect(() => setState(notificationState()), [])
  const isOn = state === 'on'
  return (
    <AccountSection
      id="notifications"
      title="Notifications"
      intro="A notification of your browser when a lead arrives. It does not show names."
      result={undefined}
    >
      <p role="status">{lines[state]}</p>
      {(isOn || state === 'off') && (
        <Button
          size="sm"
          variant="outline"
          type="button"
          onClick={async () =>
            setState(isOn ? turnOffNotifications() : await turnOnNotifications())
          }
        >
          {isOn ? 'Turn off notifications' : 'Turn on notifications'}
        </Button>
      )}
    </AccountSection>
  )
}
