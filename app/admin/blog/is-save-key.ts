import type { KeyboardEvent } from 'react'
import { COMMENTS_PANEL } from '#app/admin/content/comments/comments-button.tsx'

/** Ctrl+S or ⌘S in a field of the form, not in a comment on it. */
export function isSaveKey(event: KeyboardEvent<HTMLElement>) {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return false
  event.preventDefault()
  // Saving leaves the post, which would lose a comment that is being written here or in a dialog.
  const { target, currentTarget } = event
  const isComment = target instanceof Element && target.closest(`#${COMMENTS_PANEL}`) !== null
  if (isComment || !currentTarget.contains(target as Node)) return false
  // The editor writes its text when it loses the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return true
}
