import type { Redirect } from '#model/content/redirect.ts'

export const redirects: Redirect[] = []
