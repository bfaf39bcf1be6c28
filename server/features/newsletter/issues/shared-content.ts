import { LRUCache } from 'lru-cache'
import type { MailContent } from '#model/mail/mail.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { archivePath } from '#server/features/newsletter/archive/archive-path.ts'
import { countLinks } from '#server/features/newsletter/clicks/count-links.ts'
import type { Settings } from '#server/features/newsletter/email-contents.ts'
import { settingsOf } from '#server/features/newsletter/emails.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import type { EmailDeps } from '#server/platform/mail/email-template.ts'
import { tokenOf } from '#server/platform/mail/fill-tokens.ts'
import { issueContent } from './issue-content.ts'
import { type PersonalTokens, withTokens } from './personal-tokens.ts'

type Issue = Pick<SentIssueRow, 'id' | 'revision_id' | 'subject'>

type SharedContent = { content: MailContent; tokens: PersonalTokens }

/** Contents of issues that are being sent, with what they were made of. */
const cache = new LRUCache<string, { of: Settings; shared: Promise<SharedContent> }>({ max: 20 })

/**
 * An issue with tokens for what differs between its readers, the same object for all while nobody changes the site. `isAdded`:
 * for those whose address was added here.
 */
export async function sharedContent(deps: EmailDeps, issue: Issue, isAdded: boolean) {
  const settings = await settingsOf(deps)
  const { clicks, campaigns } = await deps.content.newsletter()
  const key = [issue.revision_id, isAdded, settings.siteUrl, clicks, campaigns].join(' ')
  const known = cache.get(key)
  if (known?.of.site === settings.site && known.of.emails === settings.emails) return known.shared
  const shared = writeContent(deps, settings, issue, isAdded)
  cache.set(key, { of: settings, shared })
  shared.catch(() => cache.delete(key))
  return shared
}

async function writeContent(
  { store, content: site, markdown, emailPictures, siteUrl }: EmailDeps,
  settings: Settings,
  issue: Issue,
  isAdded: boolean,
): Promise<SharedContent> {
  const { body: stored } = await store
    .selectFrom('content_revisions')
    .select('body')
    .where('id', '=', issue.revision_id)
    .executeTakeFirstOrThrow()
  const tokens: PersonalTokens = new Map()
  const { subject, preheader, content } = issueValues(parseBody(stored))
  const texts = { subject: withTokens(subject, tokens), preheader: withTokens(preheader, tokens) }
  const written = await markdown.email(withTokens(content, tokens), siteUrl ?? '', emailPictures.in)
  const counted = { store, siteUrl, settings: await site.newsletter() }
  const body = await countLinks(counted, issue, written)
  const consent_source = isAdded ? tokenOf('source') : null
  const path = await archivePath(store, settings, { revision: issue.revision_id })
  return {
    content: issueContent(settings, texts, body, { consent_source }, tokenOf('key'), path),
    tokens,
  }
}
