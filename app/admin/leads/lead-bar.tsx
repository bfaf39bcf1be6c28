import { Menu } from '#app/admin/kit/menu.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { statusesOf } from './status-buttons.tsx'
import { useStatus } from './use-status.tsx'

/** Status and reply at the foot of a small screen, where both are far down the page. */
export function LeadBar({ lead }: { lead: LeadView }) {
  const { status, choose, dialog } = useStatus(lead)
  const statuses = statusesOf(lead.status === 'spam')
  const name = statuses.find(([each]) => each === status)?.[1] ?? 'Spam'
  return (
    <div className="sticky bottom-0 z-5 -mx-admin flex gap-2 border-line border-t bg-paper px-admin py-2 @xl/lead:hidden [@media(scripting:none)]:hidden">
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
