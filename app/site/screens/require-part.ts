import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { SitePart } from '#model/content/parts.ts'

/** @throws a 404 if this part of the site is off. */
export async function requirePart(context: Readonly<RouterContextProvider>, part: SitePart) {
  const { parts } = await context.get(servicesContext).content.site()
  if (!parts[part]) throw data(null, { status: 404 })
}
