import { useEffect, useRef } from 'react'
import { adminFrom } from '#app/admin/admin-from.ts'
import { usePresence } from '#app/admin/presence/use-presence.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { issueSubject } from '#model/presence/presence.ts'
import type { Route } from './+types/issue.ts'
import { deliveryId } from './delivery-panel.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { IssueView } from './issue-view.tsx'
import { useFollowSending } from './use-follow-sending.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).issues.open({ id: args.params.id })
}

export const meta = () => [{ title: 'Issue' }]

/** A draft is written; every other issue is read. */
export default function IssueScreen({ loaderData: issue }: Route.ComponentProps) {
  const { role } = usePerson()
  const isWritten = issue.state === 'draft' && mayAct(role, 'author')
  useFollowSending(issue)
  const { id, state } = issue
  const presence = usePresence({
    subject: state === 'draft' ? issueSubject(id) : null,
    isReading: !isWritten,
  })
  const lastState = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (lastState.current !== state && isLost) document.getElementById(deliveryId)?.focus()
    lastState.current = state
  }, [state])
  return isWritten ? (
    <IssueEditor key={id} issue={issue} presence={presence} />
  ) : (
    <IssueView key={id} issue={issue} known={presence.version} />
  )
}
