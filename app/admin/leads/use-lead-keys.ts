import { useScreenKeys } from '#app/admin/kit/keys/screen-keys.ts'
import { pressDone } from './status-buttons.tsx'

/** Keys of the open lead, where it may be changed. */
export function useLeadKeys(mayChange: boolean) {
  const changes = [
    { key: 'r', label: 'Reply', run: () => focus('reply') },
    { key: 'a', label: 'Assign', run: () => press('assignee') },
    { key: 't', label: 'Add a tag', run: () => focus('tag') },
    { key: 's', label: 'Move to a stage', run: () => press('stage') },
    { key: 'e', label: 'Mark as answered', run: () => pressDone('article') },
  ]
  useScreenKeys([
    { key: 'j', label: 'Open the next lead', run: () => openNext(1) },
    { key: 'k', label: 'Open the previous lead', run: () => openNext(-1) },
    ...(mayChange ? changes : []),
  ])
}

function focus(id: string) {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

function press(id: string) {
  document.getElementById(id)?.click()
}

/** Follows the list beside the lead, which is there on small screens too; the first of it if the lead has left it. */
function openNext(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('[aria-label="Leads"] .stretched-link')]
  const index = links.findIndex((link) => link.ariaCurrent === 'true')
  const next = index < 0 ? links[0] : links[index + step]
  next?.click()
}
