import type { Store } from '#server/platform/db/schema.ts'

/** The links of an issue in the order of its text, how often they were followed, and by how many of those who are counted. */
export async function readLinks(store: Store, issueId: string, countsPeople: boolean) {
  const links = await store
    .selectFrom('newsletter_links')
    .select(['number', 'url', 'clicks'])
    .where('issue_id', '=', issueId)
    .orderBy('number')
    .execute()
  const people = await store
    .selectFrom('newsletter_clicks')
    .select(['number', ({ fn }) => fn.countAll().as('count')])
    .where('issue_id', '=', issueId)
    .groupBy('number')
    .execute()
  const shows = countsPeople || people.length > 0
  return links.map(({ number, url, clicks }) => ({
    ...{ number, url, clicks: Number(clicks) },
    /** null while nobody is counted. */
    people: shows ? Number(people.find((row) => row.number === number)?.count ?? 0) : null,
  }))
}
