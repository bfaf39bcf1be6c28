import { ConfirmButton } from '#app/admin/kit/confirm.tsx'

type SignOutEverywhereProps = {
  isMe: boolean
  name: string
  /** Devices that would be signed out. */
  count: number
  /** The intent of the screen's form. */
  intent?: 'endSessions' | 'endOtherSessions'
}

/** Ends a person's sessions, one's own except this one, after a confirmation. */
export function SignOutEverywhere(props: SignOutEverywhereProps) {
  const { isMe, name, count, intent = 'endSessions' } = props
  if (count === 0) return null
  const devices = count === 1 ? 'One device is' : `${count} devices are`
  return (
    <ConfirmButton
      label={isMe ? 'Sign out other devices' : 'Sign out everywhere'}
      variant={isMe ? 'outline' : 'danger'}
      question={isMe ? 'Sign out your other devices?' : `Sign ${name} out everywhere?`}
      consequence={`${devices} signed out at once. ${
        isMe ? 'You stay signed in here' : `${name} can sign in again with the password`
      }. What was being typed there stays on the screen and can be saved after signing in again.`}
      confirm={isMe ? 'Sign out other devices' : 'Sign out everywhere'}
      values={{ intent }}
    />
  )
}
