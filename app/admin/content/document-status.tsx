import { Moment } from '#app/admin/kit/moment.tsx'
import { StatusCell, StatusNote } from '#app/admin/kit/status-cell.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { DocumentEntry } from '#model/content/editor.ts'
import { PlanTags } from './publishing/plan-tags.tsx'

type DocumentState = Pick<
  DocumentEntry,
  'hasDraft' | 'hasOriginal' | 'isPublished' | 'isInvalid' | 'isOff' | 'plans' | 'lastChange'
>

/** What visitors see of a document, what is planned, and who changed it last. */
export function DocumentStatus({ entry }: { entry: DocumentState }) {
  const { lastChange } = entry
  const state = stateOf(entry)
  return (
    <StatusCell>
      {state && <Tag tone={state[0]}>{state[1]}</Tag>}
      <PlanTags {...entry} />
      {lastChange && (
        <StatusNote>
          changed <Moment at={lastChange.at} style="day" /> by {lastChange.by}
        </StatusNote>
      )}
    </StatusCell>
  )
}

/** Whether it is as it came with the site, so that there is nothing to tell. */
export function isUntouched(entry: DocumentState) {
  const { isOff, plans, lastChange } = entry
  return stateOf(entry) === null && !isOff && plans.length === 0 && !lastChange
}

/** Null for the original, and if a tag of its own says that it is unpublished. */
function stateOf(entry: DocumentState): [Tone, string] | null {
  const { hasDraft, hasOriginal, isPublished, isInvalid, isOff } = entry
  if (isInvalid) return ['late', 'Needs fixing']
  if (hasDraft) return ['loud', isPublished || hasOriginal ? 'Draft' : 'Unpublished']
  if (isOff || !isPublished) return null
  return ['good', hasOriginal ? 'Changed' : 'Published']
}
