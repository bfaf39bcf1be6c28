import { useEffect, useRef } from 'react'
import { adminFrom } from '#app/admin/admin-from.ts'
import { usePresence } from '#app/admin/presence/use-presence.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { letterSubject } from '#model/presence/presence.ts'
import type { Route } from './+types/letter.ts'
import { deliveryId } from './delivery-panel.tsx'
import { LetterEditor } from './letter-editor.tsx'
import { LetterView } from './letter-view.tsx'
import { useFollowSending } from './use-follow-sending.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).letters.open({ id: args.params.id })
}

export const meta = () => [{ title: 'Letter' }]

/** A draft is written; every other letter is read. */
export default function LetterScreen({ loaderData: letter }: Route.ComponentProps) {
  const { role } = usePerson()
  const isWritten = letter.state === 'draft' && mayAct(role, 'author')
  useFollowSending(letter)
  const { id, state } = letter
  const presence = usePresence({
    subject: state === 'draft' ? letterSubject(id) : null,
    isReading: !isWritten,
  })
  const lastState = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (lastState.current !== state && isLost) document.getElementById(deliveryId)?.focus()
    lastState.current = state
  }, [state])
  return isWritten ? (
    <LetterEditor key={id} letter={letter} presence={presence} />
  ) : (
    <LetterView key={id} letter={letter} known={presence.version} />
  )
}
