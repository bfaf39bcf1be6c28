import { X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import { LostDialog } from '#app/admin/pipeline/lost-dialog.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { AssigneeField, TagField } from './lead-fields.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { tagClass } from './tag-names.tsx'

/** A field that fills the row, and its button. */
const fieldRow = 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2'

/** Forms that change a lead's status, assignee and tags. */
export function LeadChanges({ lead, tags }: { lead: LeadView; tags: string[] }) {
  const fetcher = useFetcher<ActionResult<unknown>>()
  const { data, state } = fetcher
  const tagForm = useEmptyForm(data)
  useAnswerToast(data)
  const [isAskingWhy, setAskingWhy] = useState(false)
  const busy = state !== 'idle'
  return (
    <>
      <fetcher.Form method="post" className="col-span-full">
        <input type="hidden" name="intent" value="status" />
        <fieldset>
          <legend className="mb-1.5 font-semibold">Status</legend>
          <div className="flex flex-wrap gap-2">
            <StatusButtons
              fetcher={fetcher}
              isSpam={lead.status === 'spam'}
              current={lead.status}
              onLost={lead.deal ? () => setAskingWhy(true) : undefined}
            />
          </div>
        </fieldset>
      </fetcher.Form>
      {isAskingWhy && lead.deal && (
        <LostDialog
          name={lead.name}
          reasons={lead.deal.lostReasons}
          onClose={() => setAskingWhy(false)}
          onLost={(values) => {
            setAskingWhy(false)
            values.set('intent', 'status')
            values.set('status', 'lost')
            void fetcher.submit(values, { method: 'post' })
          }}
        />
      )}
      <fetcher.Form method="post" className={fieldRow}>
        <input type="hidden" name="intent" value="assign" />
        <AssigneeField
          key={lead.assigneeId}
          id="assignee"
          people={lead.people}
          defaultValue={lead.assigneeId ?? NO_ASSIGNEE}
        />
        <Button size="sm" variant="outline" type="submit" busy={busy}>
          Save
        </Button>
      </fetcher.Form>
      <div className="grid gap-2">
        <fetcher.Form method="post" ref={tagForm} className={fieldRow}>
          <input type="hidden" name="intent" value="add-tag" />
          <TagField id="tag" tags={tags} />
          <Button size="sm" variant="outline" type="submit" busy={busy}>
            Add
          </Button>
        </fetcher.Form>
        {lead.tags.length > 0 && (
          <fetcher.Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="intent" value="remove-tag" />
            {lead.tags.map((tag) => (
              <button
                key={tag}
                type="submit"
                name="tag"
                value={tag}
                className={cn(tagClass, 'min-h-7 hover:border-ink')}
                aria-label={`Remove the tag ${tag}`}
              >
                <bdi>{tag}</bdi>
                <X aria-hidden="true" className="size-3.5" />
              </button>
            ))}
          </fetcher.Form>
        )}
      </div>
    </>
  )
}
