import { setTimeout as wait } from 'node:timers/promises'
import { issueKey } from '#model/content/standalone.ts'
import { archivedIssuePath } from '#model/paths.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Site } from '#tests/fixtures/site.ts'

const id = '0193a5b2-0000-7000-8000-000000000001'
const revision_id = '0193a5b2-0000-7000-8000-000000000002'
const at = '2026-11-20T09:00:00.000Z'
const subject = 'What we made <in> November & why'

/** Puts an issue that was sent into the archive of a running site, and waits until it shows it. */
export async function addPublicIssue({ origin, dataDir }: Pick<Site, 'origin' | 'dataDir'>) {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  const content = 'Hello,\n\nwe **made** [this](/about).\n\n![A desk](/icon-512.png)'
  const body = JSON.stringify({ subject, preheader: 'One & two', content, isPublic: true })
  await database.store.transaction().execute(async (transaction) => {
    const document = issueKey(id)
    const none = { draft_id: null, off_at: null }
    await transaction
      .insertInto('content_documents')
      .values({ key: document, version: 1, published_id: null, ...none })
      .execute()
    await transaction
      .insertInto('content_revisions')
      .values({
        ...{ id: revision_id, document, state: 'published', body, note: null, saved_at: at },
        ...{ author_id: null, author_name: 'Dana' },
      })
      .execute()
    await transaction
      .insertInto('newsletter_issues')
      .values({
        ...{ id, revision_id, subject, state: 'sent', started_at: at, finished_at: at },
        ...{ listed_to: '', listed_at: at, queued_to: '', queued_at: at, recipients: 0 },
        ...{ failure: null, author_name: 'Dana', slug: 'november', withdrawn_at: null },
      } as never)
      .execute()
    await transaction
      .updateTable('content_documents')
      .set({ published_id: revision_id })
      .where('key', '=', document)
      .execute()
    await bumpContent(transaction)
  })
  await database.close()
  for (let tries = 0; tries < 50; tries++) {
    if ((await fetch(origin + archivedIssuePath('november'))).ok) return
    await wait(200)
  }
  throw new Error('The site does not show the issue.')
}
