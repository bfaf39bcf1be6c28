import { INVITATION_DAYS, RESET_MINUTES, roleLines } from '#model/accounts/accounts.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { findLinkById, linkPath, mailedLinkKey } from './links.ts'

const headers = { 'Auto-Submitted': 'auto-generated' }

/** Asks somebody into the back office. Not written where it was withdrawn or taken meanwhile. */
export async function invitationEmail(
  deps: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const link = await linkOf(deps, row)
  if (!link?.role) return null
  const { name, address } = await deps.content.site()
  const { inviter } = JSON.parse(row.payload) as { inviter: string }
  return {
    headers,
    content: {
      subject: `${inviter} invites you to ${name}’s website`,
      preview: `Choose a password; the link works for ${INVITATION_DAYS} days.`,
      heading: 'Come in',
      paragraphs: [
        `${inviter} would like you to help look after ${name}’s website. Open the page below, choose a name and a password, and you are in.`,
      ],
      facts: [{ label: 'Your role', value: `${link.role}: ${roleLines[link.role]}` }],
      action: { label: 'Set up my account', url: link.url },
      afterwards: [
        `The link works once, for ${INVITATION_DAYS} days. If you did not expect it, do nothing.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

/** Leads to a page where a new password is chosen. */
export async function resetEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const link = await linkOf(deps, row)
  if (!link) return null
  const { name, address } = await deps.content.site()
  return {
    headers,
    content: {
      subject: `A new password for ${name}’s website`,
      preview: `The link works once, for ${RESET_MINUTES} minutes.`,
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, most likely you, has forgotten the password of your account on ${name}’s website. Open the page below and choose another.`,
      ],
      action: { label: 'Choose a password', url: link.url },
      afterwards: [
        `The link works once, for ${RESET_MINUTES} minutes. With the new password every other session of yours ends. If it was not you, do nothing: your password stays as it is.`,
      ],
      footer: [`${name}, ${address.join(', ')}`],
    },
  }
}

async function linkOf({ store, secrets, clock, siteUrl }: EmailDeps, row: OutboxRow) {
  const link = await findLinkById(store, row.subject_id ?? '', clock())
  if (!link) return null
  const key = mailedLinkKey(secrets, link.id)
  return { role: link.role, url: `${siteUrl}${linkPath(key)}` }
}
