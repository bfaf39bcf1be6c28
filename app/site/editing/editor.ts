import { mountAll, mountPresent } from '#app/site/islands/mount-islands.ts'
import type { EditLinkPath, PageChanged } from '#model/content/page-editing.ts'

// What a public page has for those who may edit it: a link to its editor, or inside of that, scripts of new sections.
// Types instead of constants keep this one file, whose name is all that other visitors load of it.
const changed: PageChanged = 'pagechanged'
const editLink: EditLinkPath = '/admin/content/at'

if (window !== window.parent) addEventListener(changed, mountAdded)
else showEditLink()

function mountAdded() {
  mountPresent()
  mountAll('move')
}

function showEditLink() {
  const link = document.createElement('a')
  link.href = `${editLink}?${new URLSearchParams({ path: location.pathname })}`
  link.textContent = 'Edit this page'
  Object.assign(link.style, {
    position: 'fixed',
    insetBlockEnd: '1rem',
    insetInlineStart: '1rem',
    zIndex: '60',
    padding: '0.75rem 1.25rem',
    borderRadius: '999px',
    background: 'var(--color-ink)',
    color: 'var(--color-paper)',
  })
  const landmark = document.createElement('nav')
  landmark.ariaLabel = 'Editing'
  landmark.append(link)
  document.body.append(landmark)
}
