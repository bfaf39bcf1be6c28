import type { Deps } from '#server/deps.ts'
import { parseBody } from '#server/features/content/published.ts'

/** Revisions read, newest first. */
const REVISIONS_MAX = 200

type Body = {
  title?: unknown
  inquiry?: { services?: { name?: unknown }[]; budgets?: unknown[] }
}

/** Whether the contact form once offered this: a page that was opened before a change still does. */
export async function wasOffered(
  deps: Pick<Deps, 'content' | 'store'>,
  field: 'service' | 'budget',
  option: string,
) {
  const bodies = [deps.content.defaults().forms, ...(await publishedBodies(deps, field))]
  return (bodies as Body[]).some((body) => optionsIn(body, field).includes(option))
}

function optionsIn({ title, inquiry }: Body, field: 'service' | 'budget') {
  if (field === 'budget') return inquiry?.budgets ?? []
  return [title, ...(inquiry?.services ?? []).map(({ name }) => name)]
}

/** Published revisions of the forms and, for services, of the services. */
async function publishedBodies({ store }: Pick<Deps, 'store'>, field: 'service' | 'budget') {
  const rows = await store
    .selectFrom('content_revisions')
    .select('body')
    .where('state', '=', 'published')
    .where(({ eb, or }) =>
      or([
        eb('document', '=', 'forms'),
        ...(field === 'service' ? [eb('document', 'like', 'service:%')] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(REVISIONS_MAX)
    .execute()
  return rows.map(({ body }) => parseBody(body) ?? {})
}
