import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { readEntryKey } from '#model/content/collections.ts'
import { content, manage, type Screen, type Section, sections } from './sections.ts'

/** The sections that this role may open, with their parts. */
export function sectionsFor(role: Role): Section[] {
  const isOpen = ({ minRole = 'viewer' }: Screen) => mayAct(role, minRole)
  return sections.filter(isOpen).map((section) => ({
    ...section,
    href: (!mayAct(role, 'editor') && section.withoutVisitors) || section.href,
    parts: section.parts?.filter(isOpen),
  }))
}

/** The screens that this role may open, each once. */
export function screensFor(role: Role): Screen[] {
  const screens = sectionsFor(role).flatMap((section) => [section, ...(section.parts ?? [])])
  return [...new Map(screens.map((screen) => [screen.href, screen])).values()]
}

/** What stands on the screen of the settings besides their documents. */
export function manageScreensFor(role: Role) {
  return manage.filter(({ minRole = 'viewer' }) => mayAct(role, minRole))
}

/** The name of a path's section: the one with the longest address that is a prefix of the path. Entries are part of the content. */
export function sectionOf(path: string, query = '') {
  if (readEntryKey(new URLSearchParams(query).get('document') ?? '')) return content.label
  const places = sections.flatMap(({ label, href, parts = [] }) =>
    [href, ...parts.map((part) => part.href)].map((prefix) => ({ prefix, label })),
  )
  return places
    .filter(
      ({ prefix }) => path === prefix || (prefix !== '/admin' && path.startsWith(`${prefix}/`)),
    )
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]?.label
}
