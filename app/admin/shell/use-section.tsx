import { useLocation } from 'react-router'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { sectionsFor } from './navigation.ts'

/** What a screen's head shows of its section: tabs to the other screens, or the way back to the settings. */
export function useSection(person: Actor | undefined) {
  const { pathname } = useLocation()
  const section =
    person &&
    sectionsFor(person.role).find(({ parts = [] }) => parts.some(({ href }) => href === pathname))
  if (!section?.parts) return {}
  if (section.href === adminPaths.settingsIndex) {
    return { back: { to: section.href, name: 'Settings' } }
  }
  const tabs = section.parts.map(({ label, href }) => ({
    name: label,
    to: href,
    isCurrent: href === pathname,
  }))
  return { tabs: <TabLinks label={`Parts of ${section.label}`} tabs={tabs} /> }
}
