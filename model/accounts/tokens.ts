/** What a token may be used for; each includes those before it. Publishing, sending and deleting is in none. */
export const tokenScopes = ['read', 'draft'] as const

export type TokenScope = (typeof tokenScopes)[number]

export const tokenScopeNames: Record<TokenScope, string> = {
  read: 'Read',
  draft: 'Read and draft',
}

/** Descriptions of the scopes where a token is made. */
export const tokenScopeLines: Record<TokenScope, string> = {
  read: 'Finds and reads what you may read.',
  draft: 'Also writes drafts and asks for reviews. People publish and send.',
}

/** True if a token with `scope` may do what needs `least`. */
export function isWithin(scope: TokenScope, least: TokenScope) {
  return tokenScopes.indexOf(scope) >= tokenScopes.indexOf(least)
}

/** Days after which a token stops working. */
export const tokenDays = [7, 30, 90, 365] as const

/** Maximum characters of a token's name, and maximum tokens of a person. */
export const TOKEN_NAME_MAX = 60
export const TOKENS_MAX = 20

/** What tokens begin with, by which programs that look for leaked secrets know them. */
export const TOKEN_PREFIX = 'site_'

/** Requests per token and minute. */
export const TOKEN_CALLS_PER_MINUTE = 120
