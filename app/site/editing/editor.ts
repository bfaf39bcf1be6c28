import { mountAll, mountPresent } from '#app/site/islands/mount-islands.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { PAGE_CHANGED } from '#model/content/page-editing.ts'

/** What a public page has for those who may edit it: a link to its editor, or inside of that, scripts of new sections. */
export function startEditor() {
  if (window !== window.parent) addEventListener(PAGE_CHANGED, mountAdded)
  else showEditLink()
}

function mountAdded() {
  mountPresent()
  mountAll('move')
}

function showEditLink() {
  const link = document.createElement('a')
  link.href = `${adminPaths.content}/at?${new URLSearchParams({ path: location.pathname })}`
  link.textContent = 'Edit this page'
  link.className = 'edit-link'
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
  document.body.append(link)
}
