import { useEffect, useState } from 'react'
import { Menu } from '#app/admin/kit/menu.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { statusesOf } from './status-buttons.tsx'
import { useStatus } from './use-status.tsx'

/** Status and reply at the foot of a small screen, while the reply is out of view. */
export function LeadBar({ lead }: { lead: LeadView }) {
  const { status, choose, dialog } = useStatus(lead)
  const statuses = statusesOf(lead.status === 'spam')
  const name = statuses.find(([each]) => each === status)?.[1] ?? 'Spam'
  const isReplyInView = useIsReplyInView()
  return (
    <div
      className={cn(
        'sticky bottom-0 z-5 -mx-admin flex gap-2 border-line border-t bg-paper px-admin py-2 @xl/lead:hidden [@media(scripting:none)]:hidden',
        // Keeps its place, so that nothing moves.
        isReplyInView && 'invisible',
      )}
    >
      <Menu
        label={`Status: ${name}`}
        className={cn(buttonClass({ size: 'sm', variant: 'outline' }), 'flex-1')}
        items={statuses.map(([each, label]) => ({
          label,
          isChosen: each === status,
          onSelect: () => each !== status && choose(each),
        }))}
      >
        Status: {name}
      </Menu>
      {lead.canReply && lead.status !== 'spam' && (
        <Button
          size="sm"
          type="button"
          className="flex-1"
          onClick={() => {
            const field = document.getElementById('reply')
            field?.scrollIntoView({ block: 'center' })
            field?.focus({ preventScroll: true })
          }}
        >
          Write a reply
        </Button>
      )}
      {dialog}
    </div>
  )
}

function useIsReplyInView() {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const form = document.getElementById('reply')?.closest('form')
    if (!form) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return isInView
}
