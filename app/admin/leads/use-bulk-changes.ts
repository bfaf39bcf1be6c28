import { useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useApply } from '#app/admin/kit/use-apply.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { InboxFolder } from '#model/leads/inbox.ts'
import type { ActionName } from '#server/admin-actions.ts'
import type { ChosenStatus } from './status-buttons.tsx'

type Changed = { id: string; before: string }[]
type BulkName = Extract<ActionName, 'leads.setStatus' | 'leads.assign' | 'pipeline.setStage'>

/** The field of each action. */
const fields = {
  'leads.setStatus': 'status',
  'leads.assign': 'assignee',
  'pipeline.setStage': 'stage',
} as const

/** Changes of several leads that apply at once. `gone`: leads that leave this folder while that is saved. */
export function useBulkChanges(folder: InboxFolder) {
  const apply = useApply()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  async function change(name: BulkName, ids: string[], to: string) {
    await apply(() => runAction(name, values(ids, { [fields[name]]: to })), {
      undo: ({ value: { changed } }) =>
        changed.length > 0 ? () => apply(() => takeBack(name, changed, to)) : undefined,
    })
  }

  async function setStatus(ids: string[], status: ChosenStatus) {
    if (folder !== 'all' && folder !== status) setGone(new Set(ids))
    await change('leads.setStatus', ids, status)
    setGone(new Set())
  }

  function addTag(ids: string[], tag: string) {
    return apply(() => runAction('leads.addTag', values(ids, { tag })), {
      undo: ({ value: { changed } }) =>
        changed.length > 0
          ? () => apply(() => runAction('leads.removeTag', values(changed, { tag })))
          : undefined,
    })
  }

  return {
    gone,
    setStatus,
    addTag,
    assign: (ids: string[], to: string) => change('leads.assign', ids, to),
    moveTo: (ids: string[], to: string) => change('pipeline.setStage', ids, to),
  }
}

/** Gives each lead back what it had, unless somebody has changed it since. */
async function takeBack(name: BulkName, changed: Changed, to: string) {
  const groups = Map.groupBy(changed, ({ before }) => before)
  let result: ActionResult<unknown> = { ok: true, message: 'No change.', value: null }
  for (const [before, leads] of groups) {
    const ids = leads.map(({ id }) => id)
    const form = values(ids, { [fields[name]]: before })
    if (to !== 'not-spam') form.set('seen', to)
    result = await runAction(name, form)
    if (!result.ok) return result
  }
  return groups.size > 1 ? { ...result, message: 'Undone: each lead is as it was.' } : result
}

function values(ids: string[], fields: Record<string, string>) {
  const form = new FormData()
  for (const id of ids) form.append('id', id)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
