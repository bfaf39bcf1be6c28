import { kindAt } from '#model/content/collections.ts'

/** The kind of the collection in a route's path. Throws a 404 response if there is none. */
export function requireKind({ collection }: { collection?: string }) {
  const kind = kindAt(collection)
  if (!kind) throw new Response('This collection does not exist.', { status: 404 })
  return kind
}
