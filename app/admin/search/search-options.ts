import type { LucideIcon } from 'lucide-react'
import { FileText, Mail, Newspaper, Settings, TextSearch, User, Users } from 'lucide-react'
import type { Role } from '#model/accounts/accounts.ts'
import { type SearchGroup, type SearchResults, searchGroups } from '#model/search/search.ts'
import { commandsFor, type Deed, signOutFor } from './commands.ts'

export type Option = {
  id: string
  title: string
  detail?: string
  icon: LucideIcon
  deed: Deed
  /** Known without a search. */
  isCommand?: boolean
}
export type OptionGroup = { id: string; name: string; options: Option[] }

const icons: Record<SearchGroup, LucideIcon> = {
  pages: FileText,
  content: TextSearch,
  settings: Settings,
  posts: Newspaper,
  issues: Mail,
  leads: User,
  people: Users,
}

/** Commands and results as the dialog shows them, each with an id for `aria-activedescendant`. */
export function optionGroups(role: Role, q: string, results: SearchResults): OptionGroup[] {
  const commands = commandsFor(role, q).map(({ group, commands }) => ({
    name: group,
    options: commands.map((command) => ({ ...command, isCommand: true })),
  }))
  const found = results.map(({ group, found }) => ({
    name: searchGroups[group],
    options: found.map(({ title, detail, href }) => ({
      ...{ title, detail, icon: icons[group] },
      deed: { to: href },
    })),
  }))
  const last = { name: 'Session', options: signOutFor(q) }
  const groups = [...commands, ...found, last].filter(({ options }) => options.length > 0)
  return groups.map(({ name, options }, place) => ({
    id: `search-group-${place}`,
    name,
    options: options.map((option, index) => ({ ...option, id: `search-${place}-${index}` })),
  }))
}
