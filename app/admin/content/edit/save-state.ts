import { MISSING, type OpenedDocument, type PathErrors } from '#model/content/editor.ts'
import { momentText } from '#model/moment-text.ts'

/** Documents that only the team sees the effect of. */
const ofTeam = new Set(['pipeline', 'replies'])

type State = Pick<
  OpenedDocument,
  'key' | 'shows' | 'hasOriginal' | 'isPublished' | 'isOff' | 'isEmail'
> & {
  isSaved: boolean
  isSaving: boolean
  hasConflict: boolean
  hasDraft: boolean
  errors: PathErrors
  savedAt: string | undefined
  taken?: OpenedDocument['saved']
  work: string | null
  timeZone: string
}

/** The save state as text for the toolbar. */
export function saveState(state: State) {
  const { isSaved, isSaving, hasConflict, hasDraft, errors, savedAt, work, timeZone } = state
  if (work === 'publish') return 'Publishing…'
  if (isSaving) return 'Saving draft…'
  if (hasConflict) return 'Not saved: someone else changed this.'
  if (!isSaved) return 'You have unsaved changes.'
  if (state.taken) {
    const { by, at } = state.taken
    return `${by} saved this at ${momentText(at, timeZone, 'time')}, and you see the new version. ${hasDraft ? siteState(state) : withoutDraft(state)}`
  }
  if (hasDraft && savedAt) {
    return `Draft saved at ${momentText(savedAt, timeZone, 'time')}. ${siteState(state)}${emptyFields(errors)}`
  }
  return withoutDraft(state)
}

function withoutDraft({ key, shows, isOff, isEmail }: State) {
  if (isEmail) return 'This is what was sent.'
  if (ofTeam.has(key)) {
    return shows === 'original'
      ? 'Your team works with this original.'
      : 'Your team works with this.'
  }
  if (isOff) return 'Visitors don’t see this page.'
  return shows === 'original'
    ? 'This is the original, as visitors see it.'
    : 'This is what visitors see.'
}

function siteState({ key, hasOriginal, isPublished, isOff, isEmail }: State) {
  if (ofTeam.has(key)) return 'Your team still works with the published version.'
  if (isEmail) return isPublished ? 'The changes are not sent yet.' : 'It isn’t sent yet.'
  if (isOff) return 'Visitors don’t see this page.'
  return hasOriginal || isPublished
    ? 'The site still shows the published version.'
    : 'It isn’t public yet.'
}

/** " 3 fields are still empty.", or "". */
function emptyFields(errors: PathErrors) {
  const count = Object.values(errors).filter((message) => message === MISSING).length
  if (count === 0) return ''
  return count === 1 ? ' One field is still empty.' : ` ${count} fields are still empty.`
}
