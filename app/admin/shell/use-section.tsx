import { useLocation } from 'react-router'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { sectionsFor } from './navigation.ts'
import type { Screen } from './sections.ts'

/** What a screen's head shows of its section: tabs to the other screens, or the way back to the settings. */
export function useSection(person: Actor | undefined) {
  const { pathname } = useLocation()
  const isHere = ({ href, otherView }: Screen) => href === pathname || otherView === pathname
  const section = person && sectionsFor(person.role).find(({ parts = [] }) => parts.some(isHere))
  if (!section?.parts) return {}
  if (section.href === adminPaths.settingsIndex) {
    return { back: { to: section.href, name: 'Settings', isSmall: true } }
  }
  const tabs = section.parts.map((part) => ({
    name: part.label,
    to: part.href,
    isCurrent: isHere(part),
  }))
  return { tabs: <TabLinks label={`Parts of ${section.label}`} tabs={tabs} /> }
}
