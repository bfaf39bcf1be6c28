import type { OpenedDocument } from '#model/content-editor.ts'

type State = Pick<OpenedDocument, 'shows'> & {
  isKept: boolean
  isStopped: boolean
  hasDraft: boolean
  savedAt: string | undefined
  work: string | null
  timeZone: string
}

/** How the words on the screen stand, in a sentence. */
export function saveState({ isKept, isStopped, hasDraft, savedAt, work, shows, timeZone }: State) {
  if (work === 'save') return 'Saving the draft …'
  if (work === 'publish') return 'Publishing …'
  if (isStopped) return 'Not saved: somebody else has changed this.'
  if (!isKept) return 'Your last changes are not saved yet.'
  if (hasDraft && savedAt) {
    return `Saved as a draft at ${timeOf(savedAt, timeZone)}. The site still shows the published version.`
  }
  return shows === 'original'
    ? 'This is the original, as visitors see it.'
    : 'This is what visitors see.'
}

function timeOf(moment: string, timeZone: string) {
  const style = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-US', style).format(new Date(moment))
}
