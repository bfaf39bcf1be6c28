import type { Role } from './accounts.ts'

export const accessNames = { write: 'write', read: 'read', none: '–' } as const

export type Access = keyof typeof accessNames

export type RoleArea = {
  name: string
  access: Record<Role, Access>
  /** The groups of actions that are its own. */
  actions: readonly string[]
}

/** What each role may do: the table that people read. The actions' own minimum roles decide. */
export const roleAreas: readonly RoleArea[] = [
  area('Pages and settings of the site', ['write', 'write', 'write', 'read'], ['content']),
  area('Blog', ['write', 'write', 'write', 'read'], ['blog']),
  area('Media library', ['write', 'write', 'write', 'read'], ['media']),
  area('Newsletter issues', ['write', 'write', 'write', 'read'], ['issues']),
  area('Calendar', ['read', 'read', 'read', 'read'], ['calendar']),
  area('Imports of posts', ['write', 'write', 'none', 'none'], ['imports']),
  area('Missing pages', ['write', 'write', 'read', 'read'], ['notFound']),
  area('Insights', ['write', 'write', 'read', 'read'], ['insights']),
  area(
    'Leads and the pipeline',
    ['write', 'write', 'none', 'none'],
    ['leads', 'contacts', 'pipeline'],
  ),
  area('Offers', ['write', 'write', 'none', 'none'], ['offers']),
  area('Calls and hours', ['write', 'write', 'none', 'none'], ['calls']),
  area('Subscribers', ['write', 'write', 'none', 'none'], ['newsletter', 'bounces']),
  area('Sent emails', ['write', 'write', 'none', 'none'], ['mail']),
  area('People and their roles', ['write', 'none', 'none', 'none'], ['accounts']),
  area('Audit log', ['read', 'none', 'none', 'none'], ['audit']),
  area('Privacy requests and deletion', ['write', 'none', 'none', 'none'], ['privacy']),
  area('Webhooks', ['write', 'none', 'none', 'none'], ['webhooks']),
  area('Set-up and going live', ['write', 'none', 'none', 'none'], ['setup', 'goLive']),
  area('System and backups', ['write', 'none', 'none', 'none'], ['system']),
]

/** Below the table. */
export const roleNote =
  'Authors write drafts and ask for a review; editors and owners publish. Everyone has their own account, access tokens for programs that may do no more than they, and the search, which finds only what they may read. What deals are worth is for editors and owners.'

function area(
  name: string,
  [owner, editor, author, viewer]: [Access, Access, Access, Access],
  actions: readonly string[],
): RoleArea {
  return { name, access: { owner, editor, author, viewer }, actions }
}
