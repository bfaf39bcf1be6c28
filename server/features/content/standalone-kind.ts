import type { z } from 'zod'
import type { Role } from '#model/accounts/accounts.ts'
import type { Markdown } from '#server/features/markdown/markdown.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { SiteContent } from './site-content.ts'

/** What is known of a document besides its versions. */
export type StandaloneFacts = {
  /** The page that shows it, or null. */
  path: string | null
  /** Why it can't be changed any more, as a sentence; null while it can. */
  closed: string | null
}

/** The published content of the site. */
type Published = { current(): SiteContent }

/** The sources of what a change of such a document writes. */
export type StandaloneContext = { content: Published; clock: Clock }

/** Stores what a change of a document means outside of its versions. */
type Apply = (
  transaction: StoreTransaction,
  context: StandaloneContext,
  id: string,
  value: unknown,
) => Promise<void>

/** A kind of document that stands alone: it is created in the admin, content/ has none, and no page is made of it. */
export type StandaloneKind = {
  schema: z.ZodType
  /** A noun for people. */
  noun: string
  /** Who may read and write it, if not everybody who may do so with the site's content. */
  minRole?: Role
  /** Its title with these values, valid or not. */
  titleOf(value: unknown): string
  /** Null if it does not exist, or is in the trash. */
  find(store: Store | StoreTransaction, id: string): Promise<StandaloneFacts | null>
  /** What the person is told then. */
  missing: string
  /** The stored values, valid or not, as its editor shows them: none is missing. */
  opened(value: unknown, content: Published): unknown
  /** In the transaction that saves a draft, with its values, valid or not. */
  onDraft?: Apply
  /** Why these valid values can't be published, by field; before the transaction. */
  errorsOf?(
    deps: StandaloneContext & { store: Store; markdown: Pick<Markdown, 'check'> },
    id: string,
    value: unknown,
  ): Promise<{ path: string; sentence: string }[]>
  /** In the transaction that publishes valid values, or unpublishes the document ("off"). Without it, it is not published. */
  onPublish?: Apply
  /** What the person is told once it is published. */
  published?: string
}
