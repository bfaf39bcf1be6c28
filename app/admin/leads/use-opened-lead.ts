import { useEffect, useRef } from 'react'
import { useFetcher, useLocation, useNavigationType } from 'react-router'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'

/** True while a reply is on its way: once it has left, the lead is answered. */
export function isBeingSent({ timeline, sendsMail }: LeadView) {
  return (
    sendsMail &&
    timeline.some(
      (entry) =>
        entry.kind === 'reply' && ['waiting', 'sending'].includes(entry.delivery?.state ?? ''),
    )
  )
}

/** Moves the focus to the lead, or to its reply, when it is opened from the list, but not on page load. */
export function useFocusOnOpening(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isOpened = useNavigationType() === 'PUSH'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per lead
  useEffect(() => {
    if (!isOpened) return
    const place = state?.isReply && document.getElementById('reply')
    ;(place || heading.current)?.focus()
  }, [id])
  return heading
}

/** Marks the lead as read once it is shown; the submit reloads the list and the sidebar. */
export function useMarkRead(isUnread: boolean, id: string) {
  const { submit } = useFetcher({ key: `read ${id}` })
  useEffect(() => {
    if (isUnread) void submit({ intent: 'read' }, { method: 'post' })
  }, [isUnread, submit])
}
