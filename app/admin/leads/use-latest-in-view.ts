import { useLayoutEffect, useRef } from 'react'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'

/** A ref for messages that scroll by themselves, of which the latest is in view. */
export function useLatestInView({ id, timeline, planned }: LeadView) {
  const messages = useRef<HTMLDivElement>(null)
  const written = timeline.filter(({ kind }) => kind === 'reply' || kind === 'received').length
  const latest = `${id} ${written + planned.length}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useLayoutEffect(() => {
    const last = messages.current?.querySelector('[aria-label="Conversation"] > ol > :last-child')
    // Without effect where the page scrolls.
    if (messages.current) messages.current.scrollTop = last ? messages.current.scrollHeight : 0
  }, [latest])
  return messages
}
