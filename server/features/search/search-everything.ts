import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import {
  type Found,
  SEARCH_MAX,
  type SearchGroup,
  type SearchResults,
} from '#model/search/search.ts'
import { query } from '#server/actions/action.ts'
import { folded, queryWords } from '#server/features/leads/search-words.ts'
import { searchContent } from './search-content.ts'
import { searchIssues } from './search-issues.ts'
import { searchLeads } from './search-leads.ts'
import { searchPeople } from './search-people.ts'
import { searchPosts } from './search-posts.ts'
import { searchSettings } from './search-settings.ts'

const schema = z.object({
  q: z
    .string()
    .catch('')
    .transform((q) => q.trim().slice(0, SEARCH_MAX)),
})

/** True if one of them begins with what was typed: its group comes first. */
function begins(found: Found[], q: string) {
  return found.some(({ title }) => folded(title).startsWith(folded(q)))
}

/** What this role may open and has all words: pages, their texts, settings, posts, issues, leads and people. */
export const searchEverything = query(
  'viewer',
  schema,
  async (context, { q }): Promise<SearchResults> => {
    const words = queryWords(q)
    if (words.length === 0) return []
    const [{ pages, content }, posts, issues, leads, people] = await Promise.all([
      searchContent(context, words),
      searchPosts(context, words),
      searchIssues(context, words),
      mayAct(context.actor.role, 'editor') ? searchLeads(context, q) : [],
      mayAct(context.actor.role, 'owner') ? searchPeople(context, words) : [],
    ])
    const settings = searchSettings(words)
    const groups = Object.entries({ pages, settings, posts, issues, leads, people, content })
    return groups
      .map(([group, found]) => ({ group: group as SearchGroup, found }))
      .filter(({ found }) => found.length > 0)
      .toSorted((one, other) => Number(begins(other.found, q)) - Number(begins(one.found, q)))
  },
)
