import type { TokenScope } from '#model/accounts/tokens.ts'

/** Everything that a program with an access token can do, and the scope that it needs. There is nothing else. */
export const operationScopes = {
  find: 'read',
  list_documents: 'read',
  read_document: 'read',
  read_document_schema: 'read',
  list_reviewers: 'read',
  list_leads: 'read',
  read_lead: 'read',
  read_insights: 'read',
  create_page: 'draft',
  create_post: 'draft',
  create_issue: 'draft',
  save_draft: 'draft',
  ask_for_review: 'draft',
  draft_reply: 'draft',
} as const satisfies Record<string, TokenScope>

export type OperationName = keyof typeof operationScopes

export const operationNames = Object.keys(operationScopes) as OperationName[]

/** Where assistants speak the Model Context Protocol. */
export const mcpPath = '/admin/mcp'

/** Where scripts call an operation: GET for what reads, POST for drafts. */
export function operationPath(name: OperationName) {
  return `/api/team/${name.replaceAll('_', '-')}`
}
