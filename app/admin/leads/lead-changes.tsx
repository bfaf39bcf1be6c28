import { X } from 'lucide-react'
import { Form } from 'react-router'
import { ChoiceField } from '#app/admin/kit/choice-field.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useChoice } from '#app/admin/kit/use-choice.ts'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { AssigneeField, TagForm } from './lead-fields.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { tagClass } from './tag-names.tsx'
import { useStatus } from './use-status.tsx'

/** A field that fills the row, and its button. */
const fieldRow = 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2'

/** Changes a lead’s status, assignee and tags at once; each is a form without JavaScript. */
export function LeadChanges({ lead, tags }: { lead: LeadView; tags: string[] }) {
  return (
    <>
      <StatusChoice lead={lead} />
      <AssigneeChoice lead={lead} />
      <Tags lead={lead} tags={tags} />
    </>
  )
}

function StatusChoice({ lead }: { lead: LeadView }) {
  const { status, choose, dialog } = useStatus(lead)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="status" />
      <fieldset>
        <legend className="mb-1.5 font-semibold">Status</legend>
        <div className="flex flex-wrap gap-2">
          <StatusButtons isSpam={lead.status === 'spam'} current={status} onChoose={choose} />
        </div>
      </fieldset>
      {dialog}
    </Form>
  )
}

function AssigneeChoice({ lead: { id, assigneeId, people } }: { lead: LeadView }) {
  const [shown, choose] = useChoice(assigneeId ?? NO_ASSIGNEE, (assignee, seen) =>
    runAction('leads.assign', { id, assignee, seen }),
  )
  const options = [{ id: NO_ASSIGNEE, name: 'Unassigned' }, ...people]
  return (
    <ChoiceField
      id="assignee"
      label="Assigned to"
      shortcut="A"
      value={shown}
      options={options}
      onChoose={choose}
    >
      <form method="post" className={fieldRow}>
        <input type="hidden" name="intent" value="assign" />
        <AssigneeField
          id="plain-assignee"
          people={people}
          defaultValue={assigneeId ?? NO_ASSIGNEE}
        />
        <Button size="sm" variant="outline" type="submit">
          Save
        </Button>
      </form>
    </ChoiceField>
  )
}

function Tags({ lead, tags }: { lead: LeadView; tags: string[] }) {
  const { id } = lead
  const [shown, choose] = useChoice(lead.tags, (to, seen) => {
    const added = to.find((tag) => !seen.includes(tag))
    const removed = seen.find((tag) => !to.includes(tag))
    return added === undefined
      ? runAction('leads.removeTag', { id, tag: removed ?? '' })
      : runAction('leads.addTag', { id, tag: added })
  })
  return (
    <div className="grid content-start gap-2">
      <TagForm
        id="tag"
        shortcut="T"
        tags={tags.filter((tag) => !shown.includes(tag))}
        onAdd={(tag) => !shown.includes(tag) && choose([...shown, tag])}
      />
      {shown.length > 0 && (
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="remove-tag" />
          {shown.map((tag) => (
            <button
              key={tag}
              type="submit"
              name="tag"
              value={tag}
              className={cn(tagClass, 'min-h-7 hover:border-ink')}
              aria-label={`Remove the tag ${tag}`}
              onClick={(event) => {
                event.preventDefault()
                choose(shown.filter((one) => one !== tag))
              }}
            >
              <bdi>{tag}</bdi>
              <X aria-hidden="true" className="size-3.5" />
            </button>
          ))}
        </Form>
      )}
    </div>
  )
}
